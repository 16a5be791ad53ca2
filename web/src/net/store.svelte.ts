/** How many requests wait to be sent again, because the server could not save what they ask for. */
export const store = $state({ waiting: 0 });
