/** The sign for what a goal or mine holds. */
export function knownSign(card: string): string {
  if (card === "treasure") return "chest";
  if (card.startsWith("stone")) return "stone";
  return card.replace("mine-", "").replace("goal-", "");
}
