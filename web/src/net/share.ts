/** The link that friends can open. */
import type { ServerInfo } from "../protocol";

export interface Link {
  href: string;
  /** Whether it works on this computer only. */
  local: boolean;
}

const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(host);

/** Somebody at the server's own machine shares the address that others can reach, if there is one. */
export function linkTo(
  path: string,
  here: { origin: string; hostname: string },
  server: Pick<ServerInfo, "addresses" | "local_only"> | null,
): Link {
  if (!isLoopback(here.hostname)) return { href: here.origin + path, local: false };
  const reachable = server && !server.local_only ? server.addresses[0] : undefined;
  return reachable ? { href: new URL(path, reachable).href, local: false } : { href: here.origin + path, local: true };
}
