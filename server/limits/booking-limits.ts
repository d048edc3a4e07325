/** How often one client may do what changes the diary; its networks some times as often. */
const windowMs = 10 * 60_000;
export const bookLimit = { name: 'book', max: 20, windowMs };
export const moveLimit = { name: 'move', max: 20, windowMs };
export const holdLimit = { name: 'hold', max: 60, windowMs };
export const releaseLimit = { name: 'hold-release', max: 60, windowMs };
