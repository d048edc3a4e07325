import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { jsonLog } from '#server/base/log.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { publish } from '#server/content/releases/publish.ts';
import { createLiveSite } from '#server/content/serving/live-site.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { addStaff } from '#tests/support/people.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const crm = 'services/crm';
const bytes = (text: string) => new TextEncoder().encode(text);
const page = (address: string, quick?: true): ReadyFile => ({
  ...{ address, type: 'text/html', body: bytes(`page ${address}`) },
  ...{ br: bytes(quick ? 'quick' : 'best'), gzip: null, ...(quick && { quick }) },
});

/** What visitors of an instance get of each page. */
const forms = (texts: readonly ReadyFile[] | null) =>
  texts
    ?.map(({ address, br, quick }) => [address, new TextDecoder().decode(br ?? bytes('')), quick === true])
    .sort();

describe.each(engines)('pages that were compressed in haste on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  let edits = 0;
  beforeAll(async () => {
    store = await createStore(engine);
    services = await servicesOn(store, {});
    await addStaff(services, olive);
    await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', 'olive').execute();
    services.content.build = 'one';
    services.content.make = async () => ({ files: [page('/'), page('/services/crm', true)], findings: [] });
  });
  afterAll(async () => {
    await services.dispose();
    store.remove();
  });
  beforeEach(async () => {
    const facts = {
      ...contentDocuments.get(crm)?.defaults,
      summary: `Said anew, for the ${++edits}th time.`,
    };
    const base = edits - 1;
    await saveVersion(services, { document: crm, facts, base, note: '', staffId: olive.id });
    const done = await publish(services, {
      ...{ documents: { [crm]: edits }, note: '', staffId: olive.id, expectLive: edits - 1 },
    });
    expect(done.kind).toBe('published');
  });

  /** Another instance on the same database, with all that its visitors got one after the other. */
  function instance(pack: (files: readonly ReadyFile[]) => Promise<ReadyFile[] | null>) {
    const served: ReturnType<typeof forms>[] = [];
    const live = createLiveSite({
      ...{ db: services.db, log: jsonLog(services.clock.now, () => {}), now: services.clock.now },
      ...{ build: 'one', make: async () => ({ files: [], findings: [] }), pack },
      serveTexts: (texts) => served.push(forms(texts)),
    });
    return { ...live, served };
  }
  const packed: string[][] = [];
  const toBest = async (files: readonly ReadyFile[]) => {
    packed.push(files.map(({ address }) => address));
    return files.map(({ address }) => page(address));
  };
  const never = async () => Promise.reject(new Error('This instance compresses nothing.'));
  const quick = [
    ['/', 'best', false],
    ['/services/crm', 'quick', true],
  ];
  const best = quick.map(([address]) => [address, 'best', false]);

  test('who published replaces them, and the others take what is stored', async () => {
    packed.length = 0;
    const [own, other] = [instance(toBest), instance(never)];
    await other.follow(false);
    expect(other.served).toEqual([quick]);
    await own.follow(true);
    await until(() => own.served.length === 2, 'the best forms');
    expect([own.served, packed]).toEqual([[quick, best], [['/services/crm']]]);
    await other.follow(false);
    await other.follow(false);
    expect([other.served, other.files().some(({ quick: isQuick }) => isQuick)]).toEqual([
      [quick, best],
      false,
    ]);
  });

  test('where the one that published has died, another one does it after a while', async () => {
    packed.length = 0;
    const other = instance(toBest);
    for (let looks = 0; looks < 30; looks += 1) await other.follow(false);
    expect([other.served, packed]).toEqual([[quick], []]);
    await other.follow(false);
    await until(() => other.served.length === 2, 'the best forms');
    expect(other.served).toEqual([quick, best]);
  });

  test('what fails is tried again, and a release that came meanwhile stays as it is', async () => {
    let tries = 0;
    let finish = () => {};
    const own = instance(async (files) => {
      tries += 1;
      if (tries === 1) throw new Error('no thread');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return toBest(files);
    });
    await own.follow(true);
    await own.follow(true);
    await until(() => tries === 2, 'the second try');
    await services.db.query.updateTable('content_releases').set({ state: 'replaced', ended_at: 0 }).execute();
    await own.follow(false);
    finish();
    await until(
      async () =>
        (await services.db.query.selectFrom('content_release_files').select('quick').execute()).every(
          (row) => row.quick === 0,
        ),
      'the forms to be stored',
    );
    expect(own.served).toEqual([quick, undefined]);
    await services.db.query
      .updateTable('content_releases')
      .set({ state: 'live', ended_at: null })
      .where('number', '=', edits)
      .execute();
  });
});
