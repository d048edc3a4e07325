import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { startUpkeep } from '#server/upkeep.ts';
import { createStore, engines, type TestStore } from '../support/engines.ts';
import { bySelf, deliverAll, quoteAnswers } from '../support/leads.ts';
import { fridayMorning, servicesOn, type TestServices } from '../support/services.ts';

const hourMs = 60 * 60_000;
const in2030 = Date.parse('2030-01-03T12:00:00Z');

describe.each(engines)('a clock that is wrong, on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  beforeEach(async () => {
    store = await createStore(engine);
    services = await servicesOn(store);
  });
  afterEach(async () => {
    await services.dispose();
    store.remove();
  });

  const restart = async (at: number) => {
    await services.dispose();
    services = await servicesOn(store, {}, at);
    await tidy();
  };
  const tidy = () => startUpkeep(services, services.clock)();
  const runFor = async (days: number) => {
    for (let hours = 0; hours < days * 24; hours += 2) {
      services.setNow(services.clock.now() + 2 * hourMs);
      await tidy();
    }
  };
  const kept = async () => {
    const leads = await services.db.query.selectFrom('leads').select('id').execute();
    const sent = await services.db.query.selectFrom('outbox').select('id').execute();
    return { leads: leads.length, sent: sent.length > 0 };
  };

  test('one start in 2030 deletes nothing, says so, and is forgotten when the clock is right again', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    await restart(in2030);
    expect(await kept()).toEqual({ leads: 1, sent: true });
    expect(services.logLines.some((line) => line.includes('"clock-in-doubt"'))).toBe(true);
    expect(await attentionNotes(services)).toEqual([
      expect.stringMatching(/The clock says .*2030.* it said .*2026.*set it right and restart/),
    ]);
    await restart(fridayMorning + hourMs);
    expect([await kept(), await attentionNotes(services)]).toEqual([{ leads: 1, sent: true }, []]);
  });

  test('a site that was off for years deletes what is due after a week of running', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    await restart(in2030);
    await runFor(6);
    expect(await kept()).toEqual({ leads: 1, sent: true });
    await runFor(1);
    expect([await kept(), await attentionNotes(services)]).toEqual([{ leads: 0, sent: false }, []]);
  });

  test('a database from before the clock was noted knows the time by its newest record', async () => {
    await submitQuote(services, bySelf(quoteAnswers));
    await deliverAll(services);
    await services.db.query.deleteFrom('settings').where('key', '=', 'clock').execute();
    await restart(in2030);
    expect(await kept()).toEqual({ leads: 1, sent: true });
  });
});
