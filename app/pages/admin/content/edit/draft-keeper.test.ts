import { describe, expect, test } from 'vitest';
import { draftKeeper, type Keeping } from './draft-keeper.ts';
import type { Sent } from './send-draft.ts';

/** A form, a clock and a server that answer when the test says so. */
function desk() {
  const sent: { body: string; signal: AbortSignal; answer: (sent: Sent) => Promise<void> }[] = [];
  const told: Keeping[] = [];
  const waits: { call: () => void; ms: number }[] = [];
  const form = { text: '' };
  const keeper = draftKeeper({
    read: () => new URLSearchParams(form),
    send: (body, signal) => {
      const { promise, resolve } = Promise.withResolvers<Sent>();
      sent.push({ body: body.toString(), signal, answer: async (one) => resolve(one) });
      return promise;
    },
    tell: (now) => told.push(now),
    later: (call, ms) => {
      const one = { call, ms };
      waits.push(one);
      return () => void (waits.includes(one) && waits.splice(waits.indexOf(one), 1));
    },
  });
  const type = (text: string) => {
    form.text = text;
    keeper.typed();
  };
  const pass = () => waits.splice(0).map(({ call }) => call());
  return { keeper, sent, told, waits, type, pass };
}

const failed: Sent = { why: 'there is no connection', isSignedOut: false };

describe('a draft', () => {
  test('is kept once typing pauses, with all that was typed', async () => {
    const { sent, told, waits, type, pass } = desk();
    type('a');
    type('ab');
    expect([sent.length, waits.map(({ ms }) => ms)]).toEqual([0, [1500]]);
    pass();
    await sent[0]?.answer({ kept: '10:00 am' });
    expect([sent[0]?.body, told.at(-1)]).toEqual(['text=ab', { kind: 'kept', at: '10:00 am' }]);
  });

  test('is sent at once when the page is left, and not twice', async () => {
    const { keeper, sent, type, waits } = desk();
    type('a');
    const kept = keeper.keepNow();
    void keeper.keepNow();
    expect([sent.map(({ body }) => body), waits]).toEqual([['text=a'], []]);
    await sent[0]?.answer({ kept: 'now' });
    expect([await kept, keeper.isAtRisk()]).toEqual([true, false]);
    expect([await keeper.keepNow(), sent.length]).toEqual([true, 1]);
  });

  test('that was refused for what another window has kept since is not sent again by itself', async () => {
    const { sent, told, waits, type, pass } = desk();
    type('a');
    pass();
    await sent[0]?.answer({ ...failed, isElsewhere: true } as Sent);
    expect([told.at(-1), waits]).toEqual([
      expect.objectContaining({ kind: 'failed', isElsewhere: true }),
      [],
    ]);
  });

  test('does not call kept what was typed while it was on its way', async () => {
    const { keeper, sent, told, type, pass } = desk();
    type('a');
    pass();
    type('ab');
    await sent[0]?.answer({ kept: 'now' });
    expect([told.at(-1), keeper.isAtRisk()]).toEqual([{ kind: 'typed' }, true]);
    pass();
    expect(sent[1]?.body).toBe('text=ab');
  });

  test('is tried again after a failure, which stays told until then', async () => {
    const { keeper, sent, told, waits, type, pass } = desk();
    type('a');
    pass();
    await sent[0]?.answer(failed);
    await Promise.resolve();
    expect([told.at(-1), keeper.hasFailed()]).toEqual([{ kind: 'failed', ...failed }, true]);
    expect(waits.map(({ ms }) => ms)).toEqual([10_000]);
    pass();
    await sent[1]?.answer({ kept: 'now' });
    await Promise.resolve();
    expect([keeper.isAtRisk(), waits]).toEqual([false, []]);
  });

  test('is called off when the form is sent as a whole', () => {
    const { keeper, sent, waits, type, pass } = desk();
    type('a');
    pass();
    keeper.rest();
    expect([sent[0]?.signal.aborted, keeper.isAtRisk(), waits]).toEqual([true, false, []]);
  });
});
