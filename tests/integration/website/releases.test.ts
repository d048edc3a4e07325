import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { action as publishForm } from '#app/pages/admin/content/releases/publish-page.tsx';
import { publishRows } from '#app/pages/admin/content/releases/publish-view.ts';
import { loader as loadReleases } from '#app/pages/admin/content/releases/releases-page.tsx';
import { contentDocuments } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import { dayMs, hourMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import { pendingChanges } from '#server/content/documents/pending.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { storedFacts } from '#server/content/documents/stored-facts.ts';
import { drawSaved } from '#server/content/drawings/draw-saved.ts';
import { neededDrawings } from '#server/content/drawings/needed.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { putInUse, releaseInUse } from '#server/content/in-use.ts';
import {
  createPreview,
  findPreview,
  openPreviews,
  withdrawPreview,
} from '#server/content/previews/preview-links.ts';
import { findRelease, releaseHistory, scheduledReleases } from '#server/content/releases/history.ts';
import { endGivenUp } from '#server/content/releases/late.ts';
import { choosePublishers, mayPublish, whoPublishes } from '#server/content/releases/may-publish.ts';
import { publish } from '#server/content/releases/publish.ts';
import { publishDue } from '#server/content/releases/publish-due.ts';
import { refusedLast } from '#server/content/releases/refused-last.ts';
import { rollBack } from '#server/content/releases/roll-back.ts';
import { savedByOthers, unpublished } from '#server/content/releases/saved-by-others.ts';
import { schedule, withdraw } from '#server/content/releases/schedule.ts';
import { hurry } from '#server/outbox/schedule.ts';
import { mendFuture } from '#server/start/mend-future.ts';
import { mailsTo } from '#tests/support/bookings.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { deliverAll } from '#tests/support/leads.ts';
import { addStaff } from '#tests/support/people.ts';
import { believeClock, fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';

const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const sam = { id: 'sam', name: 'Sam', email: 'sam@example.com' };
const design = 'services/web-design';
const crm = 'services/crm';

const bytes = (text: string) => new TextEncoder().encode(text);
const refusal: Finding = {
  rule: 'link-broken',
  severity: 'refusal',
  page: '/services/crm',
  document: crm,
  field: 'summary',
  sentence: 'On /services/crm a link leads nowhere.',
};

// One store for all of it; each test begins without releases, and with two documents that were saved once more.
describe.each(engines)('releases on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  let now = fridayMorning;
  let made: Release[];
  let findings: Finding[];
  let before: () => Promise<void>;
  const latest: Record<string, number> = {};
  beforeAll(async () => {
    store = await createStore(engine);
    services = await servicesOn(store, {});
    await addStaff(services, olive);
    await addStaff(services, sam);
    await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', 'olive').execute();
    await services.db.query.updateTable('staff').set({ role: 'staff' }).where('id', '=', 'sam').execute();
    services.content.build = 'one';
    services.content.make = async (release) => {
      await before();
      made.push(release);
      const body = bytes([...release.keys()].join());
      const file = { type: 'text/html', body, br: bytes('br'), gzip: null };
      return { files: ['/', '/services/crm'].map((address) => ({ address, ...file })), findings };
    };
  });
  afterAll(async () => {
    await services.dispose();
    store.remove();
  });
  beforeEach(async () => {
    await query().deleteFrom('content_releases').execute();
    await query().deleteFrom('outbox').execute();
    await services.content.follow();
    passTo(now + dayMs);
    await believeClock(services);
    made = [];
    findings = [];
    before = async () => {};
    services.content.build = 'one';
    for (const id of [design, crm]) latest[id] = await edit(id);
  });
  afterEach(() => putInUse(new Map()));

  const passTo = (at: number) => {
    now = at;
    services.setNow(at);
  };
  const query = () => services.db.query;
  let edits = 0;
  const edit = async (id: string) => {
    const { number } = await readDocument(query(), id);
    const facts = { ...contentDocuments.get(id)?.defaults, summary: `Said anew, for the ${++edits}th time.` };
    const wanted = { document: id, facts, base: number, note: '', staffId: sam.id };
    expect(await saveVersion(services, wanted)).toMatchObject({ kind: 'saved' });
    return number + 1;
  };
  const chosen = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, latest[id] ?? 0]));
  const wanted = (ids: string[], expectLive = 0, staffId = olive.id) => ({
    documents: chosen(...ids),
    note: 'Autumn',
    staffId,
    expectLive,
  });
  const released = (...ids: string[]) => publish(services, wanted(ids));
  const fileRows = () =>
    query()
      .selectFrom('content_release_files as file')
      .innerJoin('content_releases as release', 'release.id', 'file.release_id')
      .select(['release.number', 'file.address', 'file.body', 'file.br', 'file.gzip'])
      .orderBy('release.number')
      .orderBy('file.address')
      .execute();
  const states = async () => (await releaseHistory(query())).map(({ number, state }) => [number, state]);
  const live = async (id: string) => (await readDocument(query(), id)).liveNumber;

  test('what is chosen is published, all else stays, and the history says who and what', async () => {
    findings = [{ ...refusal, severity: 'warning' }];
    expect(await released(design)).toEqual({ kind: 'published', number: 1, findings });
    expect([await live(design), await live(crm)]).toEqual([latest[design], 0]);
    expect([...(made[0]?.keys() ?? [])]).toEqual(['content/services/web-design.ts']);
    expect([...releaseInUse().keys()]).toEqual(['content/services/web-design.ts']);
    const files = await fileRows();
    expect(files.map(({ address }) => address)).toEqual(['/', '/services/crm']);
    expect(Buffer.from(files[0]?.body ?? []).toString()).toBe('content/services/web-design.ts');
    expect([Buffer.from(files[0]?.br ?? []).toString(), files[0]?.gzip]).toEqual(['br', null]);
    expect((await pendingChanges(query())).map(({ document }) => document)).toEqual([crm]);
    expect([
      savedByOthers(await unpublished(query()), olive.id),
      savedByOthers(await unpublished(query()), sam.id),
    ]).toEqual([1, 0]);

    expect(await publish(services, wanted([crm], 1))).toMatchObject({ kind: 'published', number: 2 });
    expect([await live(design), await live(crm)]).toEqual([latest[design], latest[crm]]);
    expect(await states()).toEqual([
      [2, 'live'],
      [1, 'replaced'],
    ]);
    expect(await findRelease(query(), 2)).toMatchObject({
      author: { name: 'Olive' },
      note: 'Autumn',
      publishedAt: now,
      changes: { [crm]: { from: 0, to: latest[crm] } },
      findings,
    });
    expect(await pendingChanges(query())).toEqual([]);
    await expect(publish(services, wanted([crm], 2))).rejects.toMatchObject({ code: 'conflict' });
    const gone = publish(services, { ...wanted([], 2), documents: { [crm]: 9999 } });
    await expect(gone).rejects.toMatchObject({ code: 'not-found' });
  });

  test('what the gate refuses changes nothing, and neither does a making that fails or is cut short', async () => {
    await released(design);
    findings = [refusal];
    expect(await publish(services, wanted([crm], 1))).toEqual({ kind: 'refused', findings });
    findings = [];
    before = async () => {
      throw new Error('The thread has died.');
    };
    await expect(publish(services, wanted([crm], 1))).rejects.toThrow('died');
    before = async () => {};
    const { make } = services.content;
    services.content.make = async (release) => {
      const done = await make(release);
      // The database refuses the last of them, when the states are written.
      return { ...done, files: [...done.files, ...done.files.slice(-1)] };
    };
    await expect(publish(services, wanted([crm], 1))).rejects.toThrow();
    services.content.make = make;
    expect(await states()).toEqual([[1, 'live']]);
    expect(await fileRows()).toHaveLength(2);
    expect(await live(crm)).toBe(0);
  });

  test('what was chosen comes back beside the sentence, with a mistake and when the pages cannot be made', async () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(staffContext, { ...olive, role: 'owner' });
    const sent = async (note: string) => {
      const body = new URLSearchParams({ document: `${crm}@${latest[crm]}`, note, expectLive: '0' });
      const request = new Request('https://x.test/', { method: 'POST', body });
      return (await publishForm({ request, context } as never)) as { data: object; init: { status: number } };
    };
    before = async () => {
      throw new DomainError('unavailable', 'Making the pages took too long.');
    };
    const busy = await sent('Autumn');
    expect(busy.init.status).toBe(503);
    expect(busy.data).toMatchObject({
      message: 'Making the pages took too long.',
      values: { note: 'Autumn' },
      ticked: [crm],
    });
    const wordy = await sent('a'.repeat(501));
    expect(wordy.init.status).toBe(422);
    expect(wordy.data).toMatchObject({
      fields: { note: expect.any(String) },
      ticked: [crm],
    });
    expect(await states()).toEqual([]);
  });

  test('of releases published at once one wins, and the others are told', async () => {
    const all = await Promise.all(
      [[design], [crm], [design, crm]].map((ids) => publish(services, wanted(ids))),
    );
    expect(all.filter(({ kind }) => kind === 'published')).toHaveLength(1);
    expect(all.filter(({ kind }) => kind === 'changed')).toEqual(Array(2).fill({ kind: 'changed', live: 1 }));
    expect(await states()).toEqual([[1, 'live']]);
  });

  test('a version that its page no longer takes is not published, and names its fields', async () => {
    const facts = '{"summary":7}';
    const row = { document: 'contact', number: 1, facts, schema_hash: 'former', author_id: null, note: '' };
    await query()
      .insertInto('content_versions')
      .values({ ...row, id: crypto.randomUUID(), created_at: now })
      .execute();
    const refused = await publish(services, { ...wanted([]), documents: { contact: 1 } });
    expect(refused).toMatchObject({ kind: 'refused' });
    expect(refused.kind === 'refused' && refused.findings[0]).toMatchObject({ document: 'contact' });
    expect(made).toEqual([]);
  });

  test('going back publishes what was, at once where this build made it, and keeps two sets of files', async () => {
    await released(design);
    await publish(services, wanted([crm], 1));
    made = [];
    const back = { to: 1, note: 'Too early', staffId: olive.id, expectLive: 2 };
    expect(await rollBack(services, back)).toEqual({ kind: 'published', number: 3, findings: [] });
    expect(made).toEqual([]);
    expect([await live(design), await live(crm)]).toEqual([latest[design], 0]);
    expect(await findRelease(query(), 3)).toMatchObject({
      backTo: 1,
      changes: { [crm]: { from: latest[crm], to: 0 } },
    });
    // What was gone back from is told of, and is not to come again beside another text.
    latest[design] = await edit(design);
    const rows = new Map((await publishRows(query())).map(({ id, tookBack }) => [id, tookBack]));
    expect([rows.get(design), typeof rows.get(crm)]).toEqual([null, 'string']);
    expect([...new Set((await fileRows()).map(({ number }) => number))]).toEqual([2, 3]);
    await expect(rollBack(services, { ...back, expectLive: 3 })).rejects.toMatchObject({ code: 'conflict' });
    expect(await rollBack(services, back)).toEqual({ kind: 'changed', live: 3 });
    services.content.build = 'another';
    expect(await rollBack(services, { ...back, to: 2, expectLive: 3 })).toMatchObject({ number: 4 });
    expect(made).toHaveLength(1);
    expect(await rollBack(services, { ...back, to: 0, expectLive: 4 })).toMatchObject({ number: 5 });
    expect(releaseInUse().size).toBe(0);
    await expect(rollBack(services, { ...back, to: 99, expectLive: 5 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('a scheduled release goes out at its time, on top of what is live then', async () => {
    const publishAt = now + 2 * hourMs;
    expect(await schedule(services, { ...wanted([design]), publishAt })).toMatchObject({ kind: 'scheduled' });
    expect(await scheduledReleases(query())).toMatchObject([
      { number: 1, publishAt, author: { name: 'Olive' } },
    ]);
    expect(savedByOthers(await unpublished(query()), olive.id)).toBe(1);
    expect(await publish(services, wanted([crm]))).toMatchObject({ number: 2 });
    await deliverAll(services);
    expect(await live(design)).toBe(0);
    passTo(publishAt);
    await deliverAll(services);
    expect([await live(design), await live(crm)]).toEqual([latest[design], latest[crm]]);
    expect(await states()).toEqual([
      [2, 'replaced'],
      [1, 'live'],
    ]);
    expect([...releaseInUse().keys()].sort()).toEqual([
      'content/services/crm.ts',
      'content/services/web-design.ts',
    ]);
    await deliverAll(services);
    expect(await findRelease(query(), 1)).toMatchObject({ publishedAt: publishAt });
    for (const at of [now, now + 400 * dayMs, Number.NaN]) {
      const bad = schedule(services, { ...wanted([design], 1), publishAt: at });
      await expect(bad).rejects.toMatchObject({ code: 'invalid', fields: { at: expect.any(String) } });
    }
  });

  test('one that was overtaken or is refused when it is due changes nothing, and owners are written why', async () => {
    const publishAt = now + hourMs;
    await schedule(services, { ...wanted([design]), publishAt });
    await schedule(services, { ...wanted([crm]), publishAt });
    const row = async () => (await publishRows(query())).find(({ id }) => id === design);
    expect(await row()).toMatchObject({ due: expect.any(String), stops: null });
    latest[design] = await edit(design);
    expect(await row()).toMatchObject({ due: null, stops: expect.any(String) });
    await released(design);
    findings = [refusal];
    passTo(publishAt);
    await deliverAll(services);
    expect(await states()).toEqual([
      [3, 'live'],
      [2, 'refused'],
      [1, 'refused'],
    ]);
    expect((await findRelease(query(), 1))?.findings).toMatchObject([
      { rule: 'overtaken', document: design },
    ]);
    const mails = await mailsTo(services, olive.email);
    expect(mails.map(({ text }) => text).join()).toMatch(/‘Web design’ was published in another version/);
    expect(mails.map(({ text }) => text).join()).toContain(refusal.sentence);
    expect(mails).toHaveLength(2);
    expect(await mailsTo(services, sam.email)).toEqual([]);
    expect(await refusedLast(query(), now)).toBe(publishAt);
    findings = [];
    passTo(publishAt + 1);
    await publish(services, wanted([crm], 3));
    expect(await refusedLast(query(), now), 'once something was done since').toBeNull();
  });

  test.each([
    ['each at its time', [hourMs, 2 * hourMs]],
    ['both once the server is back', [2 * hourMs]],
  ])('a text for a while and the one that follows it go out one after the other: %s', async (_, passed) => {
    const begin = now;
    await released(design);
    const usual = latest[design] ?? 0;
    latest[design] = await edit(design);
    await schedule(services, { ...wanted([design], 1), publishAt: begin + hourMs });
    // The usual text again: visitors have it still, and it is offered all the same.
    const { facts } = (await storedFacts(query(), { [design]: usual }))[0] ?? { facts: {} };
    const again = { document: design, facts, base: latest[design] ?? 0, note: '', staffId: sam.id };
    expect(await saveVersion(services, again)).toMatchObject({ kind: 'saved' });
    latest[design] = again.base + 1;
    const row = (await publishRows(query())).find(({ id }) => id === design);
    expect(row).toMatchObject({ due: null, stops: expect.any(String), fields: [] });
    await schedule(services, { ...wanted([design], 1), publishAt: begin + 2 * hourMs });
    for (const time of passed) {
      passTo(begin + time);
      await deliverAll(services);
      expect(await live(design)).toBe(time === hourMs ? latest[design] - 1 : latest[design]);
    }
    expect(await states()).toEqual([
      [3, 'live'],
      [2, 'replaced'],
      [1, 'replaced'],
    ]);
    expect(await mailsTo(services, olive.email)).toEqual([]);
  });

  test('one that cannot be made is tried again, shown as late, and ends with a letter to the owners', async () => {
    const publishAt = now + hourMs;
    await schedule(services, { ...wanted([design]), publishAt });
    before = () => Promise.reject(new Error('The thread ended.'));
    passTo(publishAt);
    const shown = async () => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(staffContext, { ...olive, role: 'owner' });
      const request = new Request('https://x.test/');
      return loadReleases({ request, context } as never);
    };
    expect((await shown()).scheduled[0]?.late).toContain('are being made');
    await services.drainOutbox();
    await deliverAll(services, { for: 3 * hourMs });
    expect((await shown()).scheduled[0]?.late).toMatch(/could not be made.*tries again by itself, next on/);
    const dueNow = async () =>
      (
        await query()
          .selectFrom('outbox')
          .select('next_attempt_at')
          .where('kind', '=', 'publish-release')
          .execute()
      )[0];
    const next = await dueNow();
    await mendFuture(services, services.clock.now());
    expect(await dueNow(), 'the tidying of each hour uses up no try').toEqual(next);
    expect(await endGivenUp(services, services.clock.now())).toBe(0);
    await deliverAll(services, { for: 4 * dayMs });
    expect((await shown()).scheduled[0]?.late).toContain('stopped trying');
    expect(await endGivenUp(services, services.clock.now())).toBe(1);
    expect(await endGivenUp(services, services.clock.now())).toBe(0);
    await deliverAll(services);
    const { scheduled, history } = await shown();
    expect(scheduled).toEqual([]);
    expect(history[0]).toMatchObject({ state: 'refused', findings: [{ refuses: true }] });
    const mails = await mailsTo(services, olive.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('could not be made')]);
    expect(await refusedLast(query(), services.clock.now())).not.toBeNull();
    passTo(services.clock.now());
  });

  test('nothing makes it go out early, and a clock that was ahead does not make it late', async () => {
    const publishAt = now + 10 * dayMs;
    await schedule(services, { ...wanted([design]), publishAt });
    const dueAt = async () =>
      Number(
        (await query().selectFrom('outbox').select('next_attempt_at').executeTakeFirst())?.next_attempt_at,
      );
    await mendFuture(services, now);
    expect(await dueAt()).toBe(publishAt);
    await hurry(query(), 'publish-release', now);
    await deliverAll(services);
    expect([await states(), await live(design), await dueAt()]).toEqual([[], 0, publishAt]);

    const right = now;
    services.setNow(publishAt + 400 * dayMs);
    await deliverAll(services);
    expect([await states(), (await dueAt()) > publishAt]).toEqual([[], true]);
    services.setNow(right);
    await mendFuture(services, right);
    expect(await dueAt()).toBe(publishAt);
    passTo(publishAt);
    await believeClock(services);
    await deliverAll(services);
    expect(await states()).toEqual([[1, 'live']]);
  });

  test('two instances that publish it at once make one release of it, or one refusal of which owners hear once', async () => {
    await schedule(services, { ...wanted([design]), publishAt: now + hourMs });
    await schedule(services, { ...wanted([crm]), publishAt: now + 2 * hourMs });
    const rows = await query().selectFrom('content_releases').select('id').orderBy('number').execute();
    const [first = '', second = ''] = rows.map(({ id }) => id);
    const atOnce = async (releaseId: string) => {
      let waiting: Array<() => void> = [];
      // Both have made the release before either writes it.
      before = () =>
        new Promise<void>((resolve) => {
          waiting.push(resolve);
          if (waiting.length > 1) for (const go of waiting) go();
        });
      await Promise.all([publishDue(services, { releaseId }), publishDue(services, { releaseId })]);
      waiting = [];
    };
    passTo(now + hourMs);
    await atOnce(first);
    expect([await states(), made.length]).toEqual([[[1, 'live']], 4]);
    findings = [refusal];
    passTo(now + hourMs);
    await atOnce(second);
    expect(await states()).toEqual([
      [2, 'refused'],
      [1, 'live'],
    ]);
    await deliverAll(services);
    const told = (await mailsTo(services, olive.email)).filter(({ text }) => text?.includes('Release 2'));
    expect(told).toHaveLength(1);
  });

  test('one that is withdrawn does not go out, also while it is being made', async () => {
    const publishAt = now + hourMs;
    await schedule(services, { ...wanted([design]), publishAt });
    await schedule(services, { ...wanted([crm]), publishAt });
    await withdraw(services, { number: 1, staffId: olive.id });
    await expect(withdraw(services, { number: 1, staffId: olive.id })).rejects.toMatchObject({
      code: 'conflict',
    });
    before = () => withdraw(services, { number: 2, staffId: olive.id });
    passTo(publishAt);
    await deliverAll(services);
    expect(await states()).toEqual([
      [2, 'withdrawn'],
      [1, 'withdrawn'],
    ]);
    expect((await findRelease(query(), 1))?.endedBy).toBe('Olive');
    expect(await live(crm)).toBe(0);
  });

  test('owners publish, and all of the team once an owner has said so', async () => {
    const asSam = wanted([design], 0, sam.id);
    const publishAt = now + hourMs;
    const forbidden = { code: 'forbidden' };
    await expect(publish(services, asSam)).rejects.toMatchObject(forbidden);
    await expect(schedule(services, { ...asSam, publishAt })).rejects.toMatchObject(forbidden);
    await expect(rollBack(services, { ...asSam, to: 0 })).rejects.toMatchObject(forbidden);
    await expect(withdraw(services, { number: 1, staffId: sam.id })).rejects.toMatchObject(forbidden);
    await expect(choosePublishers(services, sam, 'everybody')).rejects.toMatchObject(forbidden);
    await expect(choosePublishers(services, olive, 'visitors')).rejects.toMatchObject({ code: 'invalid' });
    await choosePublishers(services, olive, 'everybody');
    expect(await whoPublishes(query())).toBe('everybody');
    expect(await mayPublish(query(), { role: 'staff' })).toBe(true);
    expect(await publish(services, asSam)).toMatchObject({ kind: 'published' });
    await choosePublishers(services, olive, 'owners');
    await query().updateTable('staff').set({ left_at: 1 }).where('id', '=', 'olive').execute();
    await expect(publish(services, wanted([crm], 1))).rejects.toMatchObject(forbidden);
    await query().updateTable('staff').set({ left_at: null }).where('id', '=', 'olive').execute();
  });

  test('a preview link shows its versions until it is over or withdrawn', async () => {
    const about = { documents: chosen(design), note: 'For Ada', staffId: sam.id };
    const { id, token } = await createPreview(services, { ...about, days: 30 });
    const short = await createPreview(services, { ...about, days: 1 });
    expect(await findPreview(services, token)).toEqual({ id, documents: chosen(design) });
    await expect(findPreview(services, 'guessed')).rejects.toMatchObject({ code: 'not-found' });
    expect(JSON.stringify(await query().selectFrom('content_previews').selectAll().execute())).not.toContain(
      token,
    );
    for (const days of [0, 31, 1.5])
      await expect(createPreview(services, { ...about, days })).rejects.toMatchObject({ code: 'invalid' });
    passTo(now + dayMs);
    await believeClock(services);
    const over = { code: 'gone', message: expect.stringContaining('the link has run out') };
    await expect(findPreview(services, short.token)).rejects.toMatchObject(over);
    expect(await openPreviews(query(), now)).toMatchObject([{ id, note: 'For Ada', author: 'Sam' }]);
    await withdrawPreview(services, { id, staffId: olive.id });
    await withdrawPreview(services, { id, staffId: olive.id });
    const withdrawn = { code: 'gone', message: expect.stringContaining('the link was withdrawn') };
    await expect(findPreview(services, token)).rejects.toMatchObject(withdrawn);
    passTo(now + 70 * dayMs);
    await createPreview(services, { ...about, days: 1 });
    expect(await query().selectFrom('content_previews').selectAll().execute()).toHaveLength(1);
  });

  // Last, as what is saved here is pending in whatever follows.
  test('a text that leaves another one unreadable is judged by the check, and nothing that draws trips over it', async () => {
    const words = 'words/pages';
    const { number } = await readDocument(query(), words);
    const facts = {
      ...contentDocuments.get(words)?.defaults,
      priceWithoutVat: '{price} + VAT, and some more of it',
    };
    const unreadable = { document: words, facts, base: number, note: '', staffId: sam.id };
    expect(await saveVersion(services, unreadable)).toMatchObject({ kind: 'saved' });
    const all = { ...wanted([]), documents: { [words]: number + 1 } };
    await expect(publish(services, all)).rejects.toThrow('at most');
    findings = [refusal];
    expect(await publish(services, all)).toMatchObject({ kind: 'refused', findings });
    await expect(drawSaved(services)).resolves.toBeUndefined();
    expect(await neededDrawings(query(), now)).toBeInstanceOf(Set);
    expect(made).toHaveLength(2);
  });
});
