import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { dropDraft, readDraft, saveDraft } from '#server/content/documents/drafts.ts';
import { pendingChanges } from '#server/content/documents/pending.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { fittingRelease, releaseOf } from '#server/content/documents/release-of.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { schemaHash } from '#server/content/documents/schema-hash.ts';
import { findVersion, historyOf } from '#server/content/documents/versions.ts';
import { followReleases } from '#server/content/in-use.ts';
import { engines } from '#tests/support/engines.ts';
import { addStaff } from '#tests/support/people.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const sam = { id: 'sam', name: 'Sam', email: 'sam@example.com' };
const pages = [...contentDocuments.keys()].filter((id) => id.startsWith('services/'));

// One store for all of it; each test has a document of its own.
describe.each(engines)('versions of documents on %s', (engine) => {
  let services: TestServices;
  let id = '';
  let next = 0;
  beforeAll(async () => {
    followReleases();
    services = await testServices(engine);
    await addStaff(services, olive);
    await addStaff(services, sam);
  });
  afterAll(() => services.dispose());
  beforeEach(() => {
    id = pages[next++] ?? '';
  });

  const document = () => {
    const known = contentDocuments.get(id);
    if (!known) throw new Error(`There is no document ${id}.`);
    return known;
  };
  const withSummary = (summary: string) => ({ ...document().defaults, summary });
  const save = (facts: object, base: number, staffId: string | null = olive.id) =>
    saveVersion(services, { document: id, facts, base, note: 'Shorter', staffId });
  const queries = () => services.db.query;

  test('a document is what ships with the code until it is saved, and has a history from then on', async () => {
    expect(await readDocument(queries(), id)).toMatchObject({
      number: 0,
      liveNumber: 0,
      author: null,
      at: null,
    });
    expect(await save(document().defaults, 0)).toEqual({ kind: 'same', number: 0 });
    const one = withSummary('One.');
    expect(await save(one, 0)).toEqual({ kind: 'saved', number: 1 });
    expect(await save(Object.fromEntries(Object.entries(one).reverse()), 1)).toEqual({
      kind: 'same',
      number: 1,
    });
    expect(await save(withSummary('Two.'), 1, sam.id)).toEqual({ kind: 'saved', number: 2 });
    const read = await readDocument(queries(), id);
    expect(read).toMatchObject({
      number: 2,
      liveNumber: 0,
      author: { id: 'sam', name: 'Sam' },
      at: services.clock.now(),
      facts: { summary: 'Two.' },
      fellBackTo: null,
    });
    const history = await historyOf(queries(), id);
    expect(history.map(({ number, author, note }) => [number, author?.name, note])).toEqual([
      [2, 'Sam', 'Shorter'],
      [1, 'Olive', 'Shorter'],
    ]);
    expect((await historyOf(queries(), id, { before: 2 })).map(({ number }) => number)).toEqual([1]);
    expect(await findVersion(queries(), id, 1)).toMatchObject({ facts: one });
    expect(await pendingChanges(queries())).toMatchObject([{ document: id, number: 2, liveNumber: 0 }]);
    expect((await releaseOf(queries(), { [id]: 1, 'gone/page': 3 })).get(document().file)).toEqual(one);
  });

  test('of people who save at the same time one saves, and the others are shown what it was', async () => {
    const names = [olive.id, sam.id, olive.id, sam.id, olive.id, sam.id];
    const all = await Promise.all(names.map((who, index) => save(withSummary(`Of ${index}.`), 0, who)));
    expect(all.filter(({ kind }) => kind === 'saved')).toEqual([{ kind: 'saved', number: 1 }]);
    const winner = all.findIndex(({ kind }) => kind === 'saved');
    for (const other of all.filter(({ kind }) => kind !== 'saved'))
      expect(other).toMatchObject({
        kind: 'changed',
        number: 1,
        by: { id: names[winner] },
        at: services.clock.now(),
        facts: { summary: `Of ${winner}.` },
      });
    expect(await historyOf(queries(), id)).toHaveLength(1);
  });

  test('what is wrong or far too much becomes no version, and what is wrong may be a draft', async () => {
    const wrong = { ...document().defaults, summary: '', odd: '\u0000\ud800' };
    const refused = await save(wrong, 0);
    expect(refused).toMatchObject({ kind: 'wrong' });
    expect(refused.kind === 'wrong' && refused.mistakes.map(({ path }) => path[0])).toContain('summary');
    const enormous = withSummary('x'.repeat(600_000));
    await expect(save(enormous, 0)).rejects.toMatchObject({ code: 'too-large' });
    const draft = { document: id, staffId: olive.id, base: 0 };
    await expect(saveDraft(services, { ...draft, facts: enormous })).rejects.toMatchObject({
      code: 'too-large',
    });
    await expect(saveDraft(services, { ...draft, document: 'no/page', facts: {} })).rejects.toMatchObject({
      code: 'not-found',
    });
    await saveDraft(services, { ...draft, facts: { half: 'a' } });
    await saveDraft(services, { ...draft, facts: wrong });
    expect(await readDraft(queries(), draft)).toEqual({ facts: wrong, base: 0, at: services.clock.now() });
    expect(await readDraft(queries(), { ...draft, staffId: sam.id })).toBeNull();
    expect(await historyOf(queries(), id)).toEqual([]);
    await dropDraft(queries(), draft);
    expect(await readDraft(queries(), draft)).toBeNull();
  });

  test('a draft is gone with the version that was made of it, and stays when somebody else was faster', async () => {
    const draft = { document: id, staffId: sam.id, facts: withSummary('Mine.'), base: 0 };
    await saveDraft(services, draft);
    await save(withSummary('Theirs.'), 0);
    const fromForm = (base: number) =>
      saveVersion(services, { ...draft, base, note: 'Mine', endsDraft: true });
    expect(await fromForm(0)).toMatchObject({ kind: 'changed' });
    expect(await readDraft(queries(), draft)).toMatchObject({ base: 0 });
    expect(await fromForm(1)).toEqual({ kind: 'saved', number: 2 });
    expect(await readDraft(queries(), draft)).toBeNull();
  });

  test('a version is never changed or deleted, and outlives the account of its author', async () => {
    await addStaff(services, { id: 'gone', name: 'Gone', email: 'gone@example.com' });
    await save(withSummary('Kept.'), 0, 'gone');
    await saveDraft(services, { document: id, staffId: 'gone', facts: {}, base: 1 });
    const of = queries().updateTable('content_versions').where('document', '=', id);
    await expect(of.set({ facts: '{}' }).execute()).rejects.toThrow('never changed');
    await expect(of.set({ author_id: sam.id }).execute()).rejects.toThrow('never changed');
    const deleting = queries().deleteFrom('content_versions').where('document', '=', id);
    await expect(deleting.execute()).rejects.toThrow('never changed');
    await sql`delete from staff where id = 'gone'`.execute(queries());
    expect(await historyOf(queries(), id)).toMatchObject([{ number: 1, author: null, note: 'Shorter' }]);
    expect(await readDraft(queries(), { document: id, staffId: 'gone' })).toBeNull();
  });

  test('a version that its page takes no longer gives way to the last one that fits, else to the default', async () => {
    const store = (number: number, facts: object, schema_hash: string) =>
      queries()
        .insertInto('content_versions')
        .values({
          id: `${id}:${number}`,
          document: id,
          number,
          facts: JSON.stringify(facts),
          schema_hash,
          author_id: null,
          note: '',
          created_at: 1,
        })
        .execute();
    const today = schemaHash(document());
    await store(1, withSummary('Fits.'), today);
    await store(2, { summary: 'Of a former form.' }, 'former');
    await store(3, { ...document().defaults, more: 1, summary: 7 }, 'former');
    const { release, fellBack } = await fittingRelease(queries(), { [id]: 3 });
    expect(release.get(document().file)).toMatchObject({ summary: 'Fits.' });
    expect(fellBack).toMatchObject([{ document: id, number: 3, to: 1, formerSchema: true }]);
    expect(await readDocument(queries(), id)).toMatchObject({
      number: 3,
      fellBackTo: 1,
      facts: { summary: 'Fits.' },
    });
    expect(await save(withSummary('Mended.'), 3)).toEqual({ kind: 'saved', number: 4 });
  });

  test('without an earlier one that fits the default stands in', async () => {
    await queries()
      .insertInto('content_versions')
      .values({
        id,
        document: id,
        number: 1,
        facts: '{"old":true}',
        schema_hash: 'former',
        author_id: null,
        note: '',
        created_at: 1,
      })
      .execute();
    const { release, fellBack } = await fittingRelease(queries(), { [id]: 1 });
    expect(release.has(document().file)).toBe(false);
    expect(fellBack).toMatchObject([{ number: 1, to: 0 }]);
    expect(await readDocument(queries(), id)).toMatchObject({ facts: document().defaults, fellBackTo: 0 });
  });
});
