import type { Kysely } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { action, loader } from '#app/pages/admin/content/edit/document-page.tsx';
import type { Typed } from '#app/pages/admin/content/edit/typed.ts';
import { contentDocuments } from '#content/documents.ts';
import { readDraft } from '#server/content/documents/drafts.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import { followReleases } from '#server/content/in-use.ts';
import { readProofs } from '#server/content/proofs/stored.ts';
import { unprovenIn } from '#server/content/proofs/unproven.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { openDb } from '#server/db/open-db.ts';
import { erasePerson } from '#server/privacy/erase/erase-person.ts';
import { exportPerson } from '#server/privacy/export/export-person.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { createEmptyStore } from '#tests/support/empty-store.ts';
import { engines, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';

const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com', role: 'owner' } as const;
const id = 'testimonials';
const shipped = contentDocuments.get(id)?.defaults as { id: number; company: string }[];
const proof = {
  giver: 'Ann Client',
  contact: 'Ann@Client.example, 01723 1',
  givenOn: '2026-03-01',
  permission: 'By email on 2 March',
  original: 'It went well, mostly.',
};
const other = { ...proof, giver: 'Bea', contact: 'bea@other.example', original: 'Good.' };
const real = (one: object, given: object) => ({ ...one, sample: false, proof: given });
const traces = /Ann Client|ann@client|mostly/i;

/** The last version before proofs were kept apart. */
const former = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < '2026-11-30'),
) as typeof migrations;

// An older database with proofs in its versions and drafts, in which each test goes on where the last one ended.
describe.each(engines)('proofs of reviews on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  beforeAll(async () => {
    followReleases();
    store = await createEmptyStore(engine);
    const db = openDb(store);
    await migrate(db, former);
    const rows = db.query as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const emailVerified = engine === 'postgres' ? true : 1;
    const staff = {
      ...olive,
      emailVerified,
      createdAt: new Date(0).toISOString(),
      updatedAt: new Date(0).toISOString(),
    };
    await rows.insertInto('staff').values(staff).execute();
    const [first, second, third] = shipped;
    const versions = [
      [real(first ?? {}, { ...proof, giver: 'Former Giver' }), second, third],
      [real(first ?? {}, proof), real(second ?? {}, other), third],
    ];
    for (const [index, facts] of versions.entries())
      await rows
        .insertInto('content_versions')
        .values({
          ...{ id: `v${index}`, document: id, number: index + 1, facts: JSON.stringify(facts) },
          ...{ schema_hash: 'former', author_id: olive.id, note: 'Reviews', created_at: 5 },
        })
        .execute();
    const typed = JSON.stringify([{ ...third, proof: { ...proof, original: 'Typed, mostly.' } }]);
    await rows
      .insertInto('content_drafts')
      .values({ document: id, staff_id: olive.id, facts: typed, base_number: 2, saved_at: 6 })
      .execute();
    const release = {
      id: 'r',
      number: 1,
      state: 'live',
      documents: JSON.stringify({ [id]: 2 }),
      changes: '{}',
    };
    await rows
      .insertInto('content_releases')
      .values({ ...release, note: '', build: 'b', created_at: 5, published_at: 5 })
      .execute();
    await migrate(db);
    await db.close();
    services = await servicesOn(store);
  });
  afterAll(async () => {
    await services.dispose();
    store.remove();
  });

  const queries = () => services.db.query;
  const context = () => {
    const made = new RouterContextProvider();
    made.set(servicesContext, services);
    made.set(staffContext, olive);
    return made;
  };
  const open = (search = '?as-saved') =>
    loader({
      params: { '*': id },
      request: new Request(`https://x.test/${search}`),
      context: context(),
    } as never);
  type View = Awaited<ReturnType<typeof open>>;
  type Answer = Response & { data?: Typed; init?: { status: number } } & Typed;
  const send = async (view: View, intent: string, changes: Record<string, string> = {}) => {
    const fields = { base: String(view.base), marks: view.marks, intent, ...changes };
    const body = new URLSearchParams([...view.entries, ...Object.entries(fields)]);
    for (const [name, value] of Object.entries(changes)) body.set(name, value);
    const request = new Request('https://x.test/', { method: 'POST', body });
    return (await action({ params: { '*': id }, request, context: context() } as never)) as unknown as Answer;
  };
  const stored = async () => {
    const versions = await queries().selectFrom('content_versions').selectAll().execute();
    const drafts = await queries().selectFrom('content_drafts').select('facts').execute();
    return JSON.stringify([versions, drafts]);
  };

  test('leave the versions and drafts of an older database, and are all there', async () => {
    expect(await stored()).not.toMatch(/"proof|giver|Ann Client/);
    expect([...(await readProofs(queries()))]).toEqual([
      [1, proof],
      [2, other],
    ]);
    expect((await findVersion(queries(), id, 2))?.facts).toMatchObject([
      { sample: false },
      { sample: false },
      {},
    ]);
    expect(await readDocument(queries(), id)).toMatchObject({ number: 2, fellBackTo: null });
    expect(await readDraft(queries(), { document: id, staffId: olive.id })).toMatchObject({
      facts: [{ id: 3, proof: { original: 'Typed, mostly.' } }],
    });
    await expect(
      queries().updateTable('content_versions').set({ facts: '{}' }).where('document', '=', id).execute(),
    ).rejects.toThrow('never changed');
    expect(await unprovenIn(queries(), { [id]: 2 })).toEqual([]);
  });

  test('stand in the form of the reviews, and a changed one is kept without a new version', async () => {
    const view = await open();
    const entries = new Map(view.entries);
    expect(entries.get('f.0.proof.0.giver')).toBe('Ann Client');
    const kept = await send(view, 'save', { 'f.0.proof.0.permission': 'By letter' });
    expect(kept.headers.get('location')).toMatch(/\?proofs$/);
    expect((await readProofs(queries())).get(1)?.permission).toBe('By letter');
    expect((await readDocument(queries(), id)).number).toBe(2);
    const wrong = await send(await open(), 'save', { 'f.0.proof.0.givenOn': '2027-01-01', 'f.1.proof': '' });
    expect(wrong.data?.wrong.map(({ name }) => name)).toEqual(['f.0.proof.0.givenOn', 'f.1.proof']);
  });

  test('are not overwritten in silence by a form that began before somebody else’s change', async () => {
    const began = await open();
    await send(await open(), 'save', { 'f.0.proof.0.permission': 'Theirs' });
    const late = await send(began, 'save', { 'f.0.proof.0.permission': 'Mine' });
    expect(late.init?.status).toBe(409);
    const { conflict } = late.data as Typed;
    expect(conflict?.rows).toMatchObject([
      { mine: expect.stringContaining('Mine'), theirs: expect.stringContaining('Theirs') },
    ]);
    expect((await readProofs(queries())).get(1)?.permission).toBe('Theirs');
    const chosen = { theirs: String(conflict?.theirs), 'their-marks': conflict?.marks ?? '' };
    const path = conflict?.rows[0]?.path ?? '';
    const again = await send(began, 'combine', {
      ...{ 'f.0.proof.0.permission': 'Mine', [`side:${path}`]: 'mine', ...chosen },
    });
    expect(again.headers.get('location')).toMatch(/\?proofs$/);
    expect((await readProofs(queries())).get(1)?.permission).toBe('Mine');
  });

  test('are exported and erased with who gave them, drafts included; the review may not stay as it is', async () => {
    const view = await open();
    await send(view, 'keep', { 'f.2.company': 'Typed' });
    let text = '';
    for await (const part of await exportPerson(services, olive, 'ann@client.example')) text += part;
    expect(text).toContain('It went well, mostly.');
    expect(text).not.toContain('Bea');
    const began = await open();
    expect(await erasePerson(services, olive, 'ann@client.example')).toMatchObject({
      counts: { reviewProofs: 1, typedProofs: 1 },
      finished: true,
    });
    const rows = await queries().selectFrom('review_proofs').selectAll().execute();
    const drafts = await queries().selectFrom('content_drafts').selectAll().execute();
    expect(JSON.stringify([rows, drafts, await stored()])).not.toMatch(traces);
    expect(rows).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ review_id: 1, state: 'erased', erased_at: fridayMorning }),
      ]),
    );
    expect(await unprovenIn(queries(), { [id]: 2 })).toEqual([
      { company: shipped[0]?.company, erased: true },
    ]);
    expect(await attentionNotes({ ...services, earlierBuild: null } as never)).toContainEqual(
      expect.stringContaining('its proof was erased'),
    );
    // A form that was open all the while does not bring it back by itself.
    const late = await send(began, 'save');
    expect(late.init?.status).toBe(409);
    const facts = (await readDocument(queries(), id)).facts;
    const unproven = await saveVersion(services, {
      document: id,
      facts: [...(facts as object[])].reverse(),
      base: 2,
      note: '',
      staffId: null,
    });
    expect(unproven).toMatchObject({ kind: 'wrong', mistakes: [{ path: [2, 'proof'] }] });
    const marked = await send(await open(), 'save', { 'f.0.sample': 'yes' });
    expect(marked.headers.get('location')).toMatch(/\?saved$/);
    expect(await unprovenIn(queries(), { [id]: 3 })).toEqual([]);
  });
});
