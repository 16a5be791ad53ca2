/** Notices that it is one's turn, by Web Push: asked for at each table, by permission of the browser. */
import { tellMe, tellMeNoMore } from "../net/api";
import { recall, remember } from "../net/memory";
import { language, t } from "../texts";

export const canBeTold = (): boolean => "PushManager" in globalThis && "Notification" in globalThis && "serviceWorker" in navigator;

/** The tables that this browser is told of, each with the language that it is told in. */
const toldOf = (): Record<string, string> => recall("told", {});
export const isTold = (code: string): boolean => code in toldOf() && Notification.permission === "granted";
/** Since somebody reads another language now, the notice should, too. */
export const inOtherWords = (code: string): boolean => isTold(code) && toldOf()[code] !== language();

/** False if the browser, or its owner, does not want that. */
export async function askToBeTold(code: string, title: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { endpoint, keys } = (await subscription(key)).toJSON();
  const words = t("days-notice", { code });
  await tellMe(code, { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, title, words });
  remember("told", { ...toldOf(), [code]: language() });
  return true;
}

/** A browser has one for all tables; one that was made for another key of the server is of no use. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  return pushManager.subscribe(wish).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  });
}

export async function askNotToBeTold(code: string): Promise<void> {
  const { [code]: _, ...others } = toldOf();
  remember("told", others);
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  if (found) await tellMeNoMore(code, found.endpoint);
}
