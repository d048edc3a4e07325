import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/format/durations.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn } from '#tests/support/services.ts';

const first = 'the first secret, which is long enough';
const second = 'another secret, which is as long as that';

describe.each(engines)('the secret of a database, on %s', (engine) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await createStore(engine);
  });
  afterEach(() => store.remove());

  /** Starts with a secret. @returns what is said of it, and whether the log has it */
  const startWith = async (secret: string, at = fridayMorning, previous = '') => {
    const settingsOf = { APP_SECRET: secret, APP_SECRET_PREVIOUS: previous };
    const services = await servicesOn(store, settingsOf, at);
    const said = await attentionNotes(services);
    const logged = services.logLines.some((line) => line.includes('"secret-changed"'));
    const settings = await services.db.query.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(settings)).not.toContain(secret);
    await services.dispose();
    return [said.length > 0 && said[0]?.startsWith('APP_SECRET'), logged];
  };

  test('that is another one is noticed for a week, and going back is no change', async () => {
    expect(await startWith(first)).toEqual([false, false]);
    expect(await startWith(second)).toEqual([true, true]);
    expect(await startWith(second, fridayMorning + 6 * dayMs)).toEqual([true, false]);
    expect(await startWith(first, fridayMorning + 6 * dayMs)).toEqual([false, false]);
    expect(await startWith(second, fridayMorning + 6 * dayMs)).toEqual([true, true]);
    expect(await startWith(second, fridayMorning + 13 * dayMs)).toEqual([false, false]);
  });

  test('that follows a known one is a rotation, also when the known one is given later', async () => {
    await startWith(first);
    expect(await startWith(second, fridayMorning, first)).toEqual([false, false]);
    expect(await startWith(first)).toEqual([true, true]);
    expect(await startWith(first, fridayMorning, second)).toEqual([false, false]);
  });
});
