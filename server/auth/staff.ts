/** A signed-in member of staff. */
export type Staff = { id: string; name: string; email: string };
