import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { action as keepDraft } from '#app/api/content-draft.ts';
import { servicesContext, staffContext } from '#app/context.ts';
import { loader as loadIndex } from '#app/pages/admin/content/content-page.tsx';
import { action, loader } from '#app/pages/admin/content/edit/document-page.tsx';
import type { Typed } from '#app/pages/admin/content/edit/typed.ts';
import {
  action as actOnHistory,
  meta as historyMeta,
  loader as loadHistory,
} from '#app/pages/admin/content/history/history-page.tsx';
import { contentDocuments } from '#content/documents.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { followReleases } from '#server/content/in-use.ts';
import { addStaff } from '#tests/support/people.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com', role: 'owner' } as const;
const sam = { id: 'sam', name: 'Sam', email: 'sam@example.com', role: 'staff' } as const;
const idsUnder = (folder: string) => [...contentDocuments.keys()].filter((id) => id.startsWith(folder));
const documents = [...idsUnder('services/'), ...idsUnder('legal/')];

// One store for all; each test has a document of its own.
let services: TestServices;
let id = '';
let next = 0;
beforeAll(async () => {
  followReleases();
  services = await testServices('sqlite');
  for (const staff of [olive, sam]) await addStaff(services, staff);
});
afterAll(() => services.dispose());
beforeEach(() => {
  id = documents[next++] ?? '';
});

const contextOf = (staff: typeof olive | typeof sam) => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(staffContext, staff);
  return context;
};
const open = (staff: typeof olive | typeof sam = olive, search = '') =>
  loader({
    params: { '*': id },
    request: new Request(`https://x.test/${search}`),
    context: contextOf(staff),
  } as never);

type Answer = { data?: Typed; init?: { status: number } } & Response & Typed;

/** Sends a form as a browser does. @param changes what was typed over what stands in the fields */
async function send(
  intent: string,
  changes: Record<string, string> = {},
  staff: typeof olive | typeof sam = olive,
  began?: Awaited<ReturnType<typeof open>>,
): Promise<Answer> {
  const view = began ?? (await open(staff));
  const body = new URLSearchParams(view.entries);
  body.set('base', String(view.base));
  body.set('intent', intent);
  for (const [name, value] of Object.entries(changes)) body.set(name, value);
  return post(action, body, staff);
}

async function post(
  to: typeof action | typeof actOnHistory,
  body: URLSearchParams,
  staff: typeof olive | typeof sam,
) {
  const request = new Request('https://x.test/', { method: 'POST', body });
  return (await to({
    params: { '*': id },
    request,
    context: contextOf(staff),
  } as never)) as unknown as Answer;
}

/** What a browser sends while somebody types, and as they leave. */
async function keepTyped(changes: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ ...Object.fromEntries((await open()).entries), ...changes, base: '0' });
  const request = new Request('https://x.test/', { method: 'POST', body });
  return keepDraft({ params: { '*': id }, request, context: contextOf(olive) } as never);
}

/** A picture of the library; the first of them is not prepared yet. */
async function addPicture(number: number): Promise<void> {
  const [picture, cut] = [String(number).padStart(16, '0'), '0b1c2d3e'];
  const size = { width: 800, height: 600, created_at: number };
  await services.db.query
    .insertInto('content_pictures')
    .values({
      ...{ id: picture, stored_name: picture, name: `Boat ${number}.jpg`, type: 'jpeg', bytes: 1, ...size },
      ...{ alt: `The harbour at ${number}`, decorative: 0, focus: 'cc', cut, author_id: null },
    })
    .execute();
  await services.db.query
    .insertInto('content_picture_cuts')
    .values({
      ...{ picture_id: picture, cut, left_px: 0, top_px: 0, ...size, problem: null, shown_at: null },
      state: number === 0 ? 'waiting' : 'ready',
    })
    .execute();
}

const latest = async () => (await readDocument(services.db.query, id)) as { facts: object; number: number };

describe('a document’s form', () => {
  test('saves what was typed as a version, which the index and the history tell of', async () => {
    const answer = await send('save', { 'f.name': '  Another   name ', note: 'A better name' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/admin/content/documents/${id}?saved`,
    ]);
    expect(await latest()).toMatchObject({ number: 1, facts: { name: 'Another name' } });
    const request = new Request('https://x.test/?find=services');
    const { groups, waiting } = await loadIndex({ request, context: contextOf(sam) } as never);
    expect(groups.map(({ title }) => title)).toEqual(['Services']);
    expect(groups[0]?.rows.find((row) => row.id === id)).toMatchObject({
      waits: true,
      last: expect.stringMatching(/Olive$/),
    });
    expect(waiting).toBeGreaterThan(0);
    const priced = new Request('https://x.test/?find=price');
    const { places, more } = await loadIndex({ request: priced, context: contextOf(sam) } as never);
    expect(places).toHaveLength(25);
    expect(more).toBeGreaterThan(0);
    const history = () => loadHistory({ params: { '*': id }, request, context: contextOf(olive) } as never);
    const { versions, title } = await history();
    expect(historyMeta({ loaderData: { title } } as never)).toContainEqual({
      title: `History of ‘${title}’ | Foreshore`,
    });
    expect(versions.map(({ title }) => title)).toEqual(['Version 1, Olive', 'As delivered']);
    expect(versions[0]).toMatchObject({
      note: 'A better name',
      changes: [{ way: 'Name of the service', after: 'Another name' }],
    });
    const again = new URLSearchParams({ number: '0', base: '1' });
    expect((await post(actOnHistory, again, sam)).status).toBe(303);
    expect((await history()).versions[0]).toMatchObject({ number: 2, note: 'The text as delivered again' });
    expect((await latest()).facts).toEqual(contentDocuments.get(id)?.defaults);
  });

  test('tells what is wrong beside its field, saves nothing and loses nothing', async () => {
    const { data, init } = await send('save', { 'f.name': '', 'f.summary': 'Typed', draft: '0' });
    expect(init?.status).toBe(422);
    expect(data?.draftAt, 'the draft that was kept of it').toBe(services.clock.now());
    expect(data?.wrong).toEqual([
      { name: 'f.name', way: 'Name of the service', message: 'Please fill this in.' },
    ]);
    expect(new Map(data?.entries).get('f.summary')).toBe('Typed');
    expect((await latest()).number).toBe(0);
    const next = await open();
    expect(new Map(next.entries).get('f.summary'), 'without a script nothing else keeps it').toBe('Typed');
    expect(next.continued).not.toBeNull();
  });

  test('changes lists without a script and keeps what was typed', async () => {
    const first = new Map((await open()).entries);
    const answer = await send('down f.hero.buttons 0', { 'f.name': 'Typed' });
    expect(new Map(answer.entries).get('f.hero.buttons')).toBe('1 0');
    expect(first.get('f.hero.buttons')).toBe('0 1');
    expect(new Map(answer.entries).get('f.name')).toBe('Typed');
    expect(answer).toMatchObject({ focus: 'f.hero.buttons.0', said: 'Button 1 is now number 2 of 2.' });
    expect(new Map((await open()).entries).get('f.name')).toBe('Typed');
  });

  test('shows both texts when somebody else saved meanwhile, and saves what is chosen', async () => {
    const began = await open(olive);
    await send('save', { 'f.summary': 'Theirs.', 'f.closing.title': 'Theirs too' }, sam);
    const mine = { 'f.summary': 'Mine.', 'f.name': 'Mine too' };
    const { data, init } = await send('save', mine, olive, began);
    expect(init?.status).toBe(409);
    expect(data?.conflict).toMatchObject({ by: 'Sam', theirs: 1 });
    expect(data?.conflict?.rows.map(({ way, by, mine: own, theirs }) => [way, by, own, theirs])).toEqual([
      ['Name of the service', 'me', 'Mine too', expect.any(String)],
      ['Summary', 'both', 'Mine.', 'Theirs.'],
      ['End of the page, Heading', 'them', expect.any(String), 'Theirs too'],
    ]);
    expect(new Map(data?.entries).get('f.summary')).toBe('Mine.');
    expect((await latest()).number).toBe(1);
    const chosen = { ...mine, theirs: '1', 'side:summary': 'theirs' };
    expect((await send('combine', chosen, olive, began)).status).toBe(303);
    expect((await latest()).facts).toMatchObject({
      name: 'Mine too',
      summary: 'Theirs.',
      closing: { title: 'Theirs too' },
    });
  });

  test('asks for a choice between two texts no second time where something else is to be put right', async () => {
    const began = await open(olive);
    await send('save', { 'f.summary': 'Theirs.' }, sam);
    const mine = { 'f.summary': 'Mine.', 'f.name': 'Mine too', theirs: '1', 'side:summary': 'theirs' };
    const { data, init } = await send('combine', { ...mine, 'f.name': '' }, olive, began);
    expect([init?.status, data?.wrong.map(({ name }) => name)]).toEqual([422, ['f.name']]);
    expect(data?.conflict).toMatchObject({ by: 'Sam', theirs: 1 });
    expect((await send('combine', mine, olive, began)).status).toBe(303);
    expect((await latest()).facts).toMatchObject({ name: 'Mine too', summary: 'Theirs.' });
  });

  test('goes on from the version that it began with, whatever is saved meanwhile', async () => {
    const began = await open(olive);
    await send('save', { 'f.summary': 'Theirs.' }, sam);
    const answer = await send('down f.hero.buttons 0', {}, olive, began);
    expect(answer.base).toBe(0);
    expect((await send('save', { 'f.name': 'Mine' }, olive, began)).init?.status).toBe(409);
  });

  test('keeps a draft, wrong or not, for its author alone, until it is saved or discarded', async () => {
    expect(await (await keepTyped({ 'f.name': '' })).json()).toEqual({ kept: expect.stringMatching(/\d/) });
    expect([(await open()).continued, (await open(sam)).continued]).toEqual([expect.any(String), null]);
    expect((await send('keep', { 'f.name': 'Half a na' })).status).toBe(303);
    const nameIn = ({ entries }: { entries: [string, string][] }) => new Map(entries).get('f.name');
    expect(nameIn(await open()), 'or typing would replace it unseen').toBe('Half a na');
    const saved = await open(olive, '?as-saved');
    expect([nameIn(saved), saved.waiting]).toEqual([nameIn(await open(sam)), expect.any(String)]);
    await send('discard');
    expect([nameIn(await open()), (await open()).continued]).toEqual([nameIn(saved), null]);
    await keepTyped({ 'f.name': 'Half a na' });
    await send('save', { 'f.name': 'A whole name' });
    expect((await open()).continued).toBeNull();
  });

  test('keeps nothing over what was typed in another window since, nor ends that with what it saves', async () => {
    const [desk, phone] = [await open(), await open()];
    const keepIn = async (form: string, began: typeof desk, changes: Record<string, string>) => {
      services.setNow(services.clock.now() + 1000);
      const known = { base: String(began.base), draft: String(began.draftAt), 'draft-form': form };
      const body = new URLSearchParams({ ...Object.fromEntries(began.entries), ...known, ...changes });
      const request = new Request('https://x.test/', { method: 'POST', body });
      return keepDraft({ params: { '*': id }, request, context: contextOf(olive) } as never);
    };
    const nameNow = async () => new Map((await open()).entries).get('f.name');
    expect((await keepIn('desk', desk, { 'f.name': 'Typed at the desk' })).status).toBe(200);
    const refused = await keepIn('phone', phone, { 'f.name': 'Typed on the phone' });
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('another window')]);
    expect(await nameNow()).toBe('Typed at the desk');
    // What the desk has kept itself is its own, and whoever opens the text anew goes on with it.
    expect((await keepIn('desk', desk, { 'f.name': 'Typed on' })).status).toBe(200);
    expect((await keepIn('other', await open(), { 'f.name': 'Gone on with' })).status).toBe(200);
    expect((await keepIn('desk', desk, { 'f.name': 'Too late' })).status).toBe(409);
    // What comes back knows no more than it did: it must not end now what it could not replace.
    const wrong = { 'f.name': '', draft: String(phone.draftAt) };
    expect((await send('save', wrong, olive, phone)).data?.draftAt).toBe(phone.draftAt);
    const known = { draft: String(phone.draftAt), 'draft-form': 'phone' };
    expect((await send('save', { 'f.summary': 'Saved on the phone', ...known }, olive, phone)).status).toBe(
      303,
    );
    expect((await latest()).facts).toMatchObject({ summary: 'Saved on the phone' });
    expect(await nameNow()).toBe('Gone on with');
  });

  test('waits beside a text that its author takes again from the history', async () => {
    const nameIn = (view: { entries: [string, string][] }) => new Map(view.entries).get('f.name');
    const delivered = nameIn(await open());
    await send('save', { 'f.name': 'Saved' });
    await keepTyped({ 'f.name': 'Typed for an hour' });
    const taken = await post(actOnHistory, new URLSearchParams({ number: '0', base: '1' }), olive);
    expect([taken.status, (await latest()).number]).toEqual([303, 2]);
    const to = new URL(taken.headers.get('location') ?? '', 'https://x.test');
    const shown = await open(olive, to.search);
    expect([nameIn(shown), shown.done, shown.waiting]).toEqual([
      delivered,
      expect.any(String),
      expect.any(String),
    ]);
    expect(nameIn(await open())).toBe('Typed for an hour');
  });

  test.each([
    ['nothing', ''],
    ['names of prototypes', 'intent=save&f.__proto__=x&f.constructor=y&base=__proto__'],
    ['a button that there is not', `intent=${encodeURIComponent('remove f.sections 99999999999')}`],
    ['an endless list', `intent=save&f.sections=${Array.from({ length: 9_000 }, (_, at) => at).join('+')}`],
  ])('refuses a form with %s and stays as it is', async (_, body) => {
    const answer = await post(action, new URLSearchParams(body), olive);
    expect(answer.init?.status).toBe(422);
    expect((await latest()).number).toBe(0);
  });

  test('shows Markdown as the site does, and says why it cannot', async () => {
    id = 'legal/privacy-policy';
    if (!contentDocuments.has(id)) return;
    const name = 'f.introMarkdown';
    const shown = await send(`preview ${name}`, { [name]: 'A **bold** word' });
    expect(shown.previews).toEqual([[name, '<p>A <strong>bold</strong> word</p>']]);
    const refused = await send(`preview ${name}`, { [name]: '<script>x</script>' });
    expect(refused.wrong[0]?.message).toMatch(/^A text holds raw HTML/);
  });

  test('makes the id of a new entry of its words, and leaves all others as they are', async () => {
    id = 'faqs/web-design';
    const before = (await latest()).facts as { items: { id: string }[] };
    const { entries } = await send('add f.items');
    const [mark] = (new Map(entries).get('f.items') ?? '').split(' ').slice(-1);
    const words = {
      question: 'Do you paint boats?',
      answerMarkdown: 'We do not. The harbour master knows who does.',
    };
    const typed = Object.entries(words).map(([key, value]) => [`f.items.${mark}.${key}`, value]);
    const answer = await send('save', { ...Object.fromEntries(entries), ...Object.fromEntries(typed) });
    expect(answer.status).toBe(303);
    const after = (await latest()).facts as typeof before;
    expect(after.items).toEqual([...before.items, { id: 'do-you-paint-boats', ...words }]);
  });

  test('finds older pictures to choose from, and the form comes back as it was', async () => {
    id = 'case-studies/yards-store';
    for (let number = 0; number < 30; number += 1) await addPicture(number);
    const began = await open();
    expect(began.pictures.choices.length).toBe(24);
    expect(began.pictures.choices[0]?.name).toBe('Boat 29.jpg');
    const name = 'f.picture';
    const typed = { 'f.client': 'Typed', [`find ${name}`]: ' HARBOUR at 3' };
    const answer = await send(`pictures ${name}`, typed, olive, began);
    const names = (typed: Typed) => typed.found?.offer.choices.map((one) => one.name);
    expect(answer.found).toMatchObject({ name, offer: { find: 'HARBOUR at 3', before: null, after: null } });
    expect(names(answer)).toEqual(['Boat 3.jpg']);
    expect([answer.focus, new Map(answer.entries).get('f.client')]).toEqual(['f.picture~find', 'Typed']);
    expect(answer.entries.some(([name]) => name.startsWith('find'))).toBe(false);
    const older = await send(`pictures ${name} after ${began.pictures.after}`, {}, olive, began);
    expect(names(older)).toEqual([5, 4, 3, 2, 1].map((number) => `Boat ${number}.jpg`));
    expect((await latest()).number).toBe(0);
  });

  test('asks for other words once another picture stands in its place, and loses nothing', async () => {
    id = 'case-studies/yards-store';
    for (const number of [41, 42, 43]) await addPicture(number);
    const chosen = (number: number, alt?: string) => ({
      'f.picture.image': `${String(number).padStart(16, '0')}-0b1c2d3e-800x600-cc`,
      ...(alt !== undefined && { 'f.picture.alt': alt }),
    });
    expect((await send('save', chosen(41, 'Two boats at low tide'))).status).toBe(303);
    const note = 'A newer picture';
    const { data, init } = await send('save', { ...chosen(42), 'f.name': 'Yards Store anew', note });
    expect(init?.status).toBe(422);
    expect(data?.wrong).toEqual([
      { name: 'f.picture', way: expect.any(String), message: expect.stringContaining('before') },
    ]);
    expect(data?.note).toBe(note);
    expect(new Map(data?.entries).get('f.picture.alt')).toBe('Two boats at low tide');
    expect(new Map(data?.entries).get('f.name')).toBe('Yards Store anew');
    const { number } = await latest();
    // Meant for another picture, the answer does not count.
    const fits = (of: number) => ({ 'f.picture~fits': chosen(of)['f.picture.image'] });
    expect((await send('save', { ...chosen(42), ...fits(43) })).init?.status).toBe(422);
    expect((await send('save', { ...chosen(42), ...fits(42) })).status).toBe(303);
    expect((await latest()).number).toBe(number + 1);
    // Empty, it takes what the library says.
    expect((await send('save', chosen(43, ''))).status).toBe(303);
    expect(JSON.stringify((await latest()).facts)).toContain('The harbour at 43');
  });

  test('refuses colours that cannot be told apart beside the field, with all that was typed', async () => {
    id = 'brand-colours';
    const typed = { 'f.tide': '#9adfe8', 'f.beacon': '#fb7033', note: 'Closer to the sign' };
    const { data, init } = await send('save', typed);
    expect(init?.status).toBe(422);
    expect(data?.wrong).toEqual([
      { name: 'f.tide', way: 'Tide', message: expect.stringMatching(/stand out 1\.\d to 1; at least 4\.5/) },
    ]);
    expect(data?.note).toBe('Closer to the sign');
    expect(Object.fromEntries(data?.entries ?? [])).toMatchObject({
      'f.tide': '#9adfe8',
      'f.beacon': '#fb7033',
    });
    expect((await send('save', { ...typed, 'f.tide': '#0b5a3c' })).status).toBe(303);
    expect((await latest()).facts).toMatchObject({ tide: '#0b5a3c', beacon: '#fb7033' });
  });

  test('adds, moves, copies and removes links of the menu, one form after the other', async () => {
    id = 'navigation';
    const began = await open();
    let answer: Pick<Typed, 'entries' | 'focus' | 'said' | 'note'> | null = null;
    const press = async (intent: string, changes: Record<string, string> = {}) => {
      const entries = answer?.entries ?? began.entries;
      answer = await send(intent, { note: 'Prices up', ...changes }, olive, { ...began, entries });
      return answer;
    };
    const added = await press('add f.main');
    expect(added).toMatchObject({ focus: 'f.main.3', said: 'Header link 4 added.', note: 'Prices up' });
    await press('up f.main 3', { 'f.main.3.label': 'Prices', 'f.main.3.to': '/quote' });
    await press('copy f.main 3');
    await press('remove f.main 0');
    await press('save', { 'f.main.4.label': 'Offer', 'f.main.4.to': '/summer-offer' });
    expect((await latest()).facts).toMatchObject({
      main: [
        { label: 'About', to: '/about' },
        { label: 'Prices', to: '/quote' },
        { label: 'Offer', to: '/summer-offer' },
        { label: 'Contact', to: '/lets-talk' },
      ],
    });
  });

  test('of a document that there is not is not found', async () => {
    id = 'nowhere';
    await expect(async () => open()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
