import { minuteMs } from '#domain/format/durations.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { limit } from '#server/limits/rate-limit.ts';
import type { Services } from '#server/ports/services.ts';
import { testMail } from './mails.tsx';
import { sendOut } from './send-out.ts';

/** What came of a test, in a sentence. */
export type Tried = { ok: boolean; words: string };

const notice: Notice = {
  heading: 'This is a test: notices reach you here.',
  lines: [],
  more: 0,
  path: '/admin/account/notifications',
};

/**
 * Sends a test to one of somebody's own places at once, and says what the other side answered. One that was switched
 * off and takes it is on again.
 * @param id of the place; 'email' for the account's address
 * @throws DomainError not-found, or rate-limited
 */
export async function tryWay(services: Services, staff: Staff, id: string): Promise<Tried> {
  await limit(services, { name: 'test-notices', key: staff.id, max: 10, windowMs: 15 * minuteMs });
  if (id === 'email') return tryMail(services, staff);
  const way = await services.db.query
    .selectFrom('staff_ways')
    .selectAll()
    .where('id', '=', id)
    .where('staff_id', '=', staff.id)
    .where('channel', '<>', 'email')
    .executeTakeFirst();
  if (!way) throw new DomainError('not-found', 'This is not set up any more.');
  try {
    const { status, text } = await sendOut(services, way, notice, `test ${services.randomId()}`);
    await services.db.query
      .updateTable('staff_ways')
      .set({ off_at: null, failing_since: null, last_error: '', last_sent_at: services.clock.now() })
      .where('id', '=', way.id)
      .execute();
    return {
      ok: true,
      words: `It was accepted: the other side answered ${status}${text ? ` (${text})` : ''}.`,
    };
  } catch (error) {
    return { ok: false, words: error instanceof Error ? error.message : 'It could not be sent.' };
  }
}

async function tryMail({ mail, env, randomId }: Services, staff: Staff): Promise<Tried> {
  try {
    await mail.send(`notice-test-${randomId()}`, await testMail(staff.email, env.SITE_URL));
  } catch (error) {
    return { ok: false, words: error instanceof Error ? error.message : 'It could not be sent.' };
  }
  return mail.kind === 'smtp'
    ? { ok: true, words: `The mail server accepted it for ${staff.email}.` }
    : { ok: false, words: 'There is no mail server: the email is kept on disk and reaches nobody.' };
}
