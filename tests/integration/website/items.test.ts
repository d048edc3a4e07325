import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { loader as loadIndex } from '#app/pages/admin/content/content-page.tsx';
import {
  action as actOnDocument,
  loader as loadDocument,
} from '#app/pages/admin/content/edit/document-page.tsx';
import { action as actOnItem, loader as loadItem } from '#app/pages/admin/content/items/item-page.tsx';
import { action as begin, loader as loadNew } from '#app/pages/admin/content/items/new-item-page.tsx';
import { publishRows } from '#app/pages/admin/content/releases/publish-view.ts';
import { releaseShown } from '#app/pages/admin/content/releases/release-view.ts';
import { loader as loadNote } from '#app/pages/notes/note-page.tsx';
import { publicFiles } from '#app/prerendered.ts';
import { feed } from '#app/seo/feed.ts';
import { navigation } from '#content/navigation.ts';
import { redirectOf } from '#content/redirects.ts';
import type { Note } from '#content/schema/note.ts';
import { savedTitles } from '#server/content/collections/titles.ts';
import { readDraft, saveDraft } from '#server/content/documents/drafts.ts';
import { pendingChanges } from '#server/content/documents/pending.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { releaseOf } from '#server/content/documents/release-of.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { followReleases, putInUse, releaseInUse } from '#server/content/in-use.ts';
import { usesOfPictures } from '#server/content/pictures/uses.ts';
import { releaseHistory } from '#server/content/releases/history.ts';
import { publish } from '#server/content/releases/publish.ts';
import { noteCalled } from '#tests/support/notes.ts';
import { addStaff } from '#tests/support/people.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com', role: 'owner' } as const;
const sam = { id: 'sam', name: 'Sam', email: 'sam@example.com', role: 'staff' } as const;
type Person = typeof olive | typeof sam;

let services: TestServices;
const before = releaseInUse();
beforeAll(async () => {
  followReleases();
  services = await testServices('sqlite');
  for (const staff of [olive, sam]) await addStaff(services, staff);
  await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', 'olive').execute();
  services.content.build = 'one';
  services.content.make = async () => ({ files: [], findings: [] });
  services.content.follow = async () => {
    const live = await services.db.query
      .selectFrom('content_releases')
      .select('documents')
      .where('state', '=', 'live')
      .executeTakeFirst();
    putInUse(await releaseOf(services.db.query, JSON.parse(live?.documents ?? '{}')));
  };
});
afterEach(() => void services.setNow(services.clock.now() + 60_000));
afterAll(async () => {
  putInUse(before);
  await services.dispose();
});

function about(params: Record<string, string>, { body, as = olive, search = '' }: Sent = {}) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(staffContext, as);
  const request = new Request(`https://x.test/${search}`, body ? { method: 'POST', body } : {});
  return { params, request, context } as never;
}
type Sent = { body?: URLSearchParams; as?: Person; search?: string };
type Answer = Response & {
  data?: { fields: Record<string, string>; message: string };
  init?: { status: number };
};

const beginAs = (collection: string, fields: Record<string, string>, as: Person = olive) =>
  begin(
    about({ collection }, { body: new URLSearchParams(fields), as }),
  ) as Promise<unknown> as Promise<Answer>;
const onItem = (id: string, fields: Record<string, string>) =>
  actOnItem(about({ '*': id }, { body: new URLSearchParams(fields) })) as Promise<unknown> as Promise<Answer>;
const index = (search = '', as: Person = olive) => loadIndex(about({}, { search, as }));
const rowsOf = async (group: string, search = '', as: Person = olive) =>
  (await index(search, as)).groups.find(({ title }) => title === group)?.rows ?? [];
const save = async (slug: string, facts: Note) => {
  const document = `notes/${slug}`;
  const { number } = await readDocument(services.db.query, document);
  return saveVersion(services, { document, facts, base: number, note: '', staffId: 'olive' });
};
const publishAll = async () => {
  const pending = await pendingChanges(services.db.query);
  const documents = Object.fromEntries(pending.map(({ document, number }) => [document, number]));
  const live = await services.db.query
    .selectFrom('content_releases')
    .select('number')
    .where('state', '=', 'live')
    .executeTakeFirst();
  const wanted = { documents, note: '', staffId: 'olive', expectLive: live?.number ?? 0 };
  expect((await publish(services, wanted)).kind).toBe('published');
};
const statusOfNote = (slug: string) =>
  (loadNote({ params: { slug } } as never) as unknown as { init: { status: number } }).init.status;

describe('a note', () => {
  test('begins as a draft at an address made from its title, and is listed for whoever writes it', async () => {
    const answer = await beginAs('notes', { title: ' Why tills  wait ' });
    expect(answer.headers.get('location')).toBe('/admin/content/documents/notes/why-tills-wait?begun');
    const view = await loadDocument(about({ '*': 'notes/why-tills-wait' }, { search: '?begun' }));
    expect(Object.fromEntries(view.entries)).toMatchObject({
      ...{ 'f.title': 'Why tills wait', 'f.search.title': 'Why tills wait', 'f.date': '2026-11-20' },
      ...{ 'f.shown': 'yes', 'f.id': '"why-tills-wait"' },
    });
    expect([view.last, view.pages]).toEqual(['Not saved yet', []]);
    expect(await rowsOf('Notes')).toContainEqual(
      expect.objectContaining({ id: 'notes/why-tills-wait', title: 'Why tills wait', drafted: true }),
    );
    expect((await rowsOf('Notes', '', sam)).map(({ id }) => id)).toEqual(['notes']);
  });

  test.each([
    ['', '', 'title', 'fill this in'],
    ['T'.repeat(71), 'long', 'title', 'at most 70'],
    ['日本', '', 'name', 'lower-case letters'],
    ['A', 'Two Words', 'name', 'lower-case letters'],
    ['A', '../site', 'name', 'lower-case letters'],
    ['A', 'a'.repeat(61), 'name', 'at most 60'],
    ['A', 'feed', 'name', '/notes/feed is kept for the site'],
    ['Why tills wait', '', 'name', 'There is a note at /notes/why-tills-wait already'],
  ])('%j at %j is refused beside the field', async (title, name, field, words) => {
    const { data, init } = await beginAs('notes', { title, name }, sam);
    expect(init?.status).toBe(422);
    expect(Object.keys(data?.fields ?? {})).toEqual([field]);
    expect(data?.fields[field]).toContain(words);
  });

  test('the first brings index, link, feed and page; moving it redirects; taking it off removes them all', async () => {
    await save('first-note', noteCalled('first-note'));
    const { number } = await readDocument(services.db.query, 'notes/first-note');
    expect([
      number,
      statusOfNote('first-note'),
      publicFiles().filter((one) => one.startsWith('/notes')),
    ]).toEqual([...[1, 404, []]]);
    const { title } = noteCalled('first-note');
    expect((await publishRows(services.db.query)).map((row) => row.title)).toEqual([title]);
    await publishAll();
    await save('first-note', { ...noteCalled('first-note'), title: 'Another title for it' });
    expect(await publishRows(services.db.query)).toHaveLength(1);
    await save('first-note', noteCalled('first-note'));
    expect(await publishRows(services.db.query), 'saved as visitors have it').toEqual([]);
    const [release] = await releaseHistory(services.db.query);
    const titled = await savedTitles(services.db.query);
    expect(release && releaseShown(release, titled).pages).toBe(title);
    expect(
      publicFiles()
        .filter((one) => one.startsWith('/notes'))
        .sort(),
    ).toEqual([...['/notes', '/notes/feed.xml', '/notes/first-note']]);
    expect(statusOfNote('first-note')).toBe(200);
    expect(navigation.main.map(({ to }) => to)).toContain('/notes');

    const refused = await onItem('notes/first-note', { intent: 'move', name: 'feed' });
    expect(refused.data?.fields.name).toContain('kept for the site');
    const moved = await onItem('notes/first-note', { intent: 'move', name: 'better-name' });
    expect(moved.headers.get('location')).toBe('/admin/content/documents/notes/better-name?moved');
    expect((await rowsOf('Notes')).map(({ id }) => id)).not.toContain('notes/first-note');
    await publishAll();
    expect([statusOfNote('better-name'), statusOfNote('first-note')]).toEqual([200, 410]);
    expect(redirectOf('/notes/first-note')).toBe('/notes/better-name');
    // Readers know it by its first address, at which nothing else may begin.
    expect(feed()).toContain('/notes/first-note</id>');
    const again = await beginAs('notes', { title: 'First note' });
    expect(again.data?.fields.name).toContain('There is a note at /notes/first-note already');

    expect((await loadItem(about({ '*': 'notes/better-name' }))).shown).toContain('Visitors read this note');
    expect((await onItem('notes/better-name', { intent: 'put-away' })).init?.status).toBe(409);
    await save('better-name', { ...noteCalled('first-note'), shown: false });
    expect((await rowsOf('Notes')).find(({ id }) => id === 'notes/better-name')?.hidden).toBe(
      'Off the website',
    );
    await publishAll();
    expect(publicFiles().filter((one) => one.startsWith('/notes'))).toEqual([]);
    expect(feed()).toBeNull();
    expect(navigation.main.map(({ to }) => to)).not.toContain('/notes');
    expect(statusOfNote('better-name')).toBe(410);
  });

  test('that no page shows can be put away and brought back; a draft that was never saved is gone', async () => {
    expect((await onItem('notes/better-name', { intent: 'put-away' })).status).toBe(303);
    expect((await rowsOf('Notes')).map(({ id }) => id)).not.toContain('notes/better-name');
    expect((await rowsOf('Notes', '?away')).map(({ id }) => id)).toContain('notes/better-name');
    expect((await onItem('notes/better-name', { intent: 'bring-back' })).status).toBe(303);
    expect((await rowsOf('Notes')).map(({ id }) => id)).toContain('notes/better-name');

    expect((await onItem('notes/why-tills-wait', { intent: 'put-away' })).status).toBe(303);
    expect((await rowsOf('Notes', '?away')).map(({ id }) => id)).not.toContain('notes/why-tills-wait');
    expect((await beginAs('notes', { title: 'Why tills wait' })).status).toBe(303);
  });

  test('is not moved while somebody has typed what is not saved', async () => {
    await save('busy-note', noteCalled('busy-note'));
    const view = await loadDocument(about({ '*': 'notes/busy-note' }));
    const typed = new URLSearchParams([...view.entries, ['base', String(view.base)], ['intent', 'keep']]);
    typed.set('f.title', 'Typed by Sam');
    await actOnDocument(about({ '*': 'notes/busy-note' }, { body: typed, as: sam }));
    const answer = await onItem('notes/busy-note', { intent: 'move', name: 'calm-note' });
    expect([answer.init?.status, answer.data?.message]).toEqual([
      409,
      expect.stringMatching(/^Sam has typed changes .* not saved/),
    ]);
    expect((await readDocument(services.db.query, 'notes/calm-note')).number).toBe(0);
    await onItem('notes/busy-note', { intent: 'put-away' });
    expect((await pendingChanges(services.db.query)).map(({ document }) => document)).not.toContain(
      'notes/busy-note',
    );
  });
});

test('what somebody typed who has left is in nobody’s way, and is there for them if they come back', async () => {
  await save('left-note', noteCalled('left-note'));
  await beginAs('notes', { title: 'Begun and left' }, sam);
  const image = `${'c'.repeat(16)}-0b1c2d3e-800x600-cc`;
  const whose = { document: 'notes/left-note', staffId: sam.id };
  const facts = { ...noteCalled('left-note'), picture: { image, alt: 'A boat', decorative: false } };
  await saveDraft(services, { ...whose, facts, base: 1 });
  const uses = async () =>
    (await usesOfPictures(services.db.query, services.clock.now())).get('c'.repeat(16));
  expect(await uses()).toEqual([{ document: 'notes/left-note', why: 'draft', by: 'Sam' }]);
  const leave = (at: number | null) =>
    services.db.query.updateTable('staff').set({ left_at: at }).where('id', '=', sam.id).execute();
  await leave(services.clock.now());
  expect(await uses()).toBeUndefined();
  expect((await beginAs('notes', { title: 'Begun and left' })).status).toBe(303);
  expect((await onItem('notes/left-note', { intent: 'move', name: 'kept-note' })).status).toBe(303);
  await leave(null);
  expect(await readDraft(services.db.query, whose)).toMatchObject({ base: 1 });
  for (const id of ['notes/kept-note', 'notes/begun-and-left']) await onItem(id, { intent: 'put-away' });
});

describe('a case study', () => {
  const order = async () =>
    ((await readDocument(services.db.query, 'portfolio-order')).facts as { ids: string[] }).ids;

  test('begins with its place in the portfolio', async () => {
    const offered = await loadNew(about({ collection: 'case-studies' }));
    expect(offered.order[0]).toEqual({ id: 'buddha-brands', title: 'Buddha Brands' });
    const first = await beginAs('case-studies', { title: 'Harbour Books', after: '' });
    expect(first.headers.get('location')).toContain('case-studies/harbour-books?begun');
    await beginAs('case-studies', { title: 'Quay Foods', after: 'yards-store' });
    await beginAs('case-studies', { title: 'Later Ltd', after: 'nowhere' });
    expect((await order()).slice(0, 4)).toEqual([
      'harbour-books',
      'buddha-brands',
      'yards-store',
      'quay-foods',
    ]);
    expect(await order()).not.toContain('later-ltd');
    // Publishing something else meanwhile must not be refused for them.
    const row = (await publishRows(services.db.query)).find(({ id }) => id === 'portfolio-order');
    expect(row?.unwritten).toEqual(['Harbour Books', 'Quay Foods']);
    const wrong = await beginAs('case-studies', { title: 'Another', after: 'gone' });
    expect(wrong.data?.fields.after).toContain('not in the portfolio any more');
    expect((await rowsOf('Portfolio')).find(({ id }) => id.endsWith('later-ltd'))).toMatchObject({
      ...{ title: 'Later Ltd', hidden: 'Not in the portfolio', drafted: true },
    });
  });

  test('that the portfolio shows cannot be put away, one that it does not can', async () => {
    expect((await onItem('case-studies/yards-store', { intent: 'put-away' })).init?.status).toBe(409);
    expect((await onItem('case-studies/later-ltd', { intent: 'put-away' })).status).toBe(303);
    expect((await rowsOf('Portfolio')).map(({ id }) => id)).not.toContain('case-studies/later-ltd');
  });
});

test.each(['services', 'constructor', 'site'])('nothing can be added to %s', async (collection) => {
  await expect(loadNew(about({ collection }))).rejects.toMatchObject({ init: { status: 404 } });
});
test('what is fixed cannot be put away', async () => {
  await expect(onItem('services/crm', { intent: 'put-away' })).rejects.toMatchObject({
    init: { status: 404 },
  });
});
