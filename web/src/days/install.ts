/** Registers the worker that keeps pages to read without the server and shows notices, and tells it what this page is made of. */
export async function install(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  await import("./Offline.svelte"); // it can't be loaded when it is needed
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  active?.postMessage({ assets: assets.map(({ pathname }) => pathname) });
}
