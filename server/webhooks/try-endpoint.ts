import { site } from '#content/site.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { limit } from '#server/limits/rate-limit.ts';
import type { Services } from '#server/ports/services.ts';
import { answerInLine } from './answer-text.ts';
import { endpointRow } from './endpoint.ts';
import { postEvent } from './post.ts';
import { fixedTarget, type Target, targetOf } from './target.ts';

/** The name under which pages know the place that the server is set to. */
export const fixedId = 'fixed';

/** What came of a test call, in a sentence, with the beginning of the answer. */
export type TriedEndpoint = { ok: boolean; words: string; answer: string };

/**
 * Sends `test.ping` at once, signed as all events are, and says what was answered.
 * @param id of an endpoint, or `fixedId` @throws DomainError forbidden, not-found or rate-limited
 */
export async function tryEndpoint(services: Services, staff: Staff, id: string): Promise<TriedEndpoint> {
  await mustBeOwner(services.db.query, staff, 'Only an owner may test webhooks.');
  await limit(services, { name: 'test-webhooks', key: staff.id, max: 20, windowMs: 15 * minuteMs });
  const began = services.clock.now();
  try {
    const target = await targetNamed(services, id);
    const { status, text } = await postEvent(services.clock, target, ping(services, began));
    const ok = status >= 200 && status < 300;
    const seconds = ((services.clock.now() - began) / 1000).toFixed(1);
    const took = seconds === '0.0' ? 'at once' : `after ${seconds} seconds`;
    const words = `${ok ? 'It was taken' : 'It was not taken'}: the other side answered ${status} ${took}.`;
    return { ok, words, answer: answerInLine(text) };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return { ok: false, words: error instanceof Error ? error.message : 'It could not be sent.', answer: '' };
  }
}

async function targetNamed(services: Services, id: string): Promise<Target> {
  const endpoint = id === fixedId ? undefined : await endpointRow(services.db.query, id);
  const target = endpoint ? targetOf(services, endpoint) : id === fixedId ? fixedTarget(services) : null;
  if (!target) throw new DomainError('not-found', 'There is no such webhook any more.');
  return target;
}

const ping = ({ randomId }: Services, at: number) => ({
  id: `test-ping:${randomId()}`,
  type: 'test.ping',
  createdAt: new Date(at).toISOString(),
  text: `A test from ${site.name}: nothing has happened.`,
  data: {},
});
