/** What this browser remembers. Where storage is forbidden, it forgets. */
const PREFIX = "undermine.";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const raw = localStorage.getItem(PREFIX + key);
    return raw === null ? otherwise : (JSON.parse(raw) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows may have no storage.
  }
}
