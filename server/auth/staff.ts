import type { Role } from '#server/db/tables/staff.ts';

/** A signed-in member of staff. */
export type Staff = { id: string; name: string; email: string };

/** The same, with what they may do. */
export type CurrentStaff = Staff & { role: Role };
