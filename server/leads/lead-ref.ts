import { dayMs, hourMs } from '#domain/format/durations.ts';
import type { Services } from '#server/ports/services.ts';
import { type Lead, toLead } from './lead.ts';

/** How long a thank-you page can be reloaded. */
export const pageRefMs = 12 * hourMs;
/** How long the link in an acknowledgement fills in the booking form. */
export const mailRefMs = 14 * dayMs;

/**
 * A reference to a lead for its own sender: it greets by name on a reloaded thank-you page and fills in the
 * booking form. It carries no personal data, and ends by itself.
 */
export function leadRef(
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  id: string,
  lifeMs: number,
): string {
  const until = (clock.now() + lifeMs).toString(36);
  return `${id}.${until}.${keys.sign('lead-link', `${id}.${until}`)}`;
}

/** The lead that the reference names; null when the reference is not ours or too old. */
export async function leadOfRef(services: Services, ref: string | null): Promise<Lead | null> {
  const [id = '', until = '', signature = ''] = (ref ?? '').split('.');
  if (!services.keys.isSigned('lead-link', `${id}.${until}`, signature)) return null;
  if (!(Number.parseInt(until, 36) > services.clock.now())) return null;
  const row = await services.db.query.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toLead(row) : null;
}
