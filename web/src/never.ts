/**
 * The end of a switch that names every case: the compiler says which one is missing.
 *
 * It does nothing when it runs, for a server may be newer than the page: then the page shows less, and does not break.
 */
export function never(_: never): void {}
