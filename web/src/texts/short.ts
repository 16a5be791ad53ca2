/** A short name for what the server says: its own keys are whole sentences, and a page would carry all of them. */
export function short(key: string): string {
  let sum = 0;
  for (let i = 0; i < key.length; i++) sum = (Math.imul(sum, 31) + key.charCodeAt(i)) >>> 0;
  return `r${sum.toString(36)}`;
}
