import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { action, loader } from '#app/pages/admin/content/edit/document-page.tsx';
import { loadIndexView } from '#app/pages/admin/content/index-view.ts';
import { contentDocuments } from '#content/documents.ts';
import { readDraft, saveDraft } from '#server/content/documents/drafts.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { followReleases } from '#server/content/in-use.ts';
import { shippedChanges } from '#server/content/shipped/changed.ts';
import { noteDefaults } from '#server/content/shipped/defaults.ts';
import { engines } from '#tests/support/engines.ts';
import { addStaff } from '#tests/support/people.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com', role: 'owner' } as const;

describe.each(engines)('a text that was edited before what ships changed, on %s', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    followReleases();
    services = await testServices(engine);
    await addStaff(services, olive);
  });
  afterAll(() => services.dispose());

  const queries = () => services.db.query;
  const defaultsOf = (id: string) => contentDocuments.get(id)?.defaults as Record<string, unknown>;
  const save = (id: string, change: object, base = 0) =>
    saveVersion(services, {
      document: id,
      facts: { ...defaultsOf(id), ...change },
      base,
      note: '',
      staffId: olive.id,
    });
  /** As if the software had shipped with something else when the text was edited. */
  const shippedWith = async (id: string, change: object) => {
    const facts = JSON.stringify({ ...defaultsOf(id), ...change });
    const row = { document: id, hash: 'former', facts, schema_hash: '', first_at: 1 };
    await queries().insertInto('content_defaults').values(row).execute();
    await queries()
      .updateTable('content_versions')
      .set({ default_hash: 'former' })
      .where('document', '=', id)
      .execute();
  };
  const context = () => {
    const made = new RouterContextProvider();
    made.set(servicesContext, services);
    made.set(staffContext, olive);
    return made;
  };
  const open = (id: string) =>
    loader({ params: { '*': id }, request: new Request('https://x.test/'), context: context() } as never);
  const send = async (id: string, intent: string, changes: Record<string, string>) => {
    const view = await open(id);
    const body = new URLSearchParams([
      ...view.entries,
      ['base', String(view.base)],
      ['marks', view.marks],
      ['intent', intent],
    ]);
    for (const [name, value] of Object.entries(changes)) body.set(name, value);
    const request = new Request('https://x.test/', { method: 'POST', body });
    return (await action({
      params: { '*': id },
      request,
      context: context(),
    } as never)) as unknown as Response & { init?: { status: number } };
  };
  const marked = async () => {
    const now = services.clock.now();
    const { groups } = await loadIndexView(queries(), { staffId: olive.id, asked: '', away: false, now });
    return groups.flatMap(({ rows }) => rows.filter(({ shipped }) => shipped).map(({ id }) => id));
  };

  test('is marked, shows both, and takes what is chosen field by field', async () => {
    const id = 'services/crm';
    await save(id, { name: 'Mine', summary: 'Mine too.' });
    expect(await marked()).toEqual([]);
    await shippedWith(id, { summary: 'As it was.', hero: null });
    expect(await marked()).toEqual([id]);
    const { shipped } = await open(id);
    expect(shipped).toMatchObject([
      { way: 'Summary', by: 'both', mine: 'Mine too.', theirs: defaultsOf(id).summary },
    ]);
    // A save that did not look at it leaves it open.
    await send(id, 'save', { 'f.name': 'Mine again' });
    expect(await marked()).toEqual([id]);
    const taken = await send(id, 'shipped', { 'side:summary': 'theirs', 'f.name': 'Typed' });
    expect(taken.headers.get('location')).toMatch(/\?saved$/);
    expect(await readDocument(queries(), id)).toMatchObject({
      number: 3,
      facts: { name: 'Typed', summary: defaultsOf(id).summary },
    });
    expect(await marked()).toEqual([]);
    await save(id, { name: 'Later' }, 3);
    expect(await marked()).toEqual([]);
  });

  test('can be put to rest, and what was typed meanwhile becomes a draft', async () => {
    const id = 'services/ecommerce';
    await save(id, { summary: 'Mine.' });
    await shippedWith(id, { summary: 'As it was.' });
    expect(await marked()).toEqual([id]);
    const rested = await send(id, 'shipped-rest', { 'f.name': 'Typed' });
    expect(rested.headers.get('location')).toMatch(/\?rested$/);
    expect(await readDraft(queries(), { document: id, staffId: olive.id })).toMatchObject({
      facts: { name: 'Typed' },
    });
    expect(await marked()).toEqual([]);
    expect(await readDocument(queries(), id)).toMatchObject({ number: 1, facts: { summary: 'Mine.' } });
  });

  test('is not put to rest over what its author typed in another window since', async () => {
    const id = 'services/seo-geo';
    await save(id, { summary: 'Mine.' });
    await shippedWith(id, { summary: 'As it was.' });
    const elsewhere = { ...defaultsOf(id), name: 'Typed elsewhere' };
    await saveDraft(services, { document: id, staffId: olive.id, facts: elsewhere, base: 1 });
    const old = { draft: '0', 'draft-form': 'old', 'f.name': 'Typed' };
    expect((await send(id, 'shipped-rest', old)).init?.status).toBe(409);
    expect(await marked()).toEqual([id]);
    expect(await readDraft(queries(), { document: id, staffId: olive.id })).toMatchObject({
      facts: { name: 'Typed elsewhere' },
    });
    expect((await send(id, 'shipped-rest', {})).headers?.get('location')).toMatch(/\?rested$/);
    expect(await marked()).toEqual([]);
  });

  test('is not marked for what it says itself, nor where nothing was noted', async () => {
    const id = 'services/web-design';
    await save(id, { summary: 'Mine.' });
    await shippedWith(id, {});
    expect(await shippedChanges(queries(), id)).toEqual([]);
    await queries()
      .updateTable('content_versions')
      .set({ default_hash: null })
      .where('document', '=', id)
      .execute();
    expect(await shippedChanges(queries(), id)).toEqual([]);
    await noteDefaults(services.db, 5);
    const row = await queries()
      .selectFrom('content_versions')
      .select('default_hash')
      .where('document', '=', id)
      .executeTakeFirst();
    expect(row?.default_hash).toMatch(/^[0-9a-f]{32}$/);
  });
});
