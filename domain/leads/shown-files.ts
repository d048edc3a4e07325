/** Types of files that a browser draws and never runs: only these are shown; all others are downloaded. */
const drawn: readonly string[] = ['image/jpeg', 'image/png'];

/** Whether a file of somebody else's may be shown on a page of ours. @param type MIME type, with which it is sent */
export const isShown = (type: string): boolean => drawn.includes(type);
