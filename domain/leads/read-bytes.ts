/** Gives bytes of a file; fewer than asked for at its end. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;
