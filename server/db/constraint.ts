/** The constraint that the database refused, the same for both engines. */
export type Violation = 'overlap' | 'unique' | null;

/** Raised by the SQLite trigger that guards against overlapping bookings. */
export const overlapMessage = 'bookings_overlap';

/** Which constraint an error of either engine speaks of; null for any other error. */
export function violationOf(error: unknown): Violation {
  if (!(error instanceof Error)) return null;
  const code = (error as { code?: unknown }).code;
  if (code === '23P01') return 'overlap';
  if (code === '23505') return 'unique';
  if (error.message.includes(overlapMessage)) return 'overlap';
  if (error.message.includes('UNIQUE constraint failed')) return 'unique';
  return null;
}
