/** In bytes. */
export const kilobyte = 1024;
/** In bytes. */
export const megabyte = 1024 * kilobyte;
