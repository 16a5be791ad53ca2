/** Names of cards: those of the groups I, II and III say so in front. */
const GROUP = /^(I{1,3})-/;

/** The name of a card without its group. */
export const plainName = (card: string): string => card.replace(GROUP, "");

export const groupOf = (card: string): string | null => GROUP.exec(card)?.[1] ?? null;
