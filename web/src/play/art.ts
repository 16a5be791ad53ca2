/** The pictures. One place to import them from. */
export { default as Board } from "../board/Board.svelte";
export { default as CardBack } from "../board/CardBack.svelte";
export { default as CardFace } from "../board/CardFace.svelte";
export { default as Emblem } from "../board/Emblem.svelte";
