import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { dayMs } from '#domain/format/durations.ts';
import { readReference } from '#domain/pictures/reference.ts';
import { readDraft, saveDraft } from '#server/content/documents/drafts.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { drawSaved } from '#server/content/drawings/draw-saved.ts';
import { hasRoomToDraw, sweepDrawn } from '#server/content/drawings/sweep.ts';
import { putInUse, releaseInUse } from '#server/content/in-use.ts';
import { describePicture, recutPicture } from '#server/content/pictures/change-picture.ts';
import { withLibraryWords } from '#server/content/pictures/fill-alts.ts';
import { findPicture, readLibrary } from '#server/content/pictures/library.ts';
import { mediaFiles } from '#server/content/pictures/media-files.ts';
import { openPictureFile } from '#server/content/pictures/open-file.ts';
import { preparePicture, retryPicture } from '#server/content/pictures/prepare-picture.ts';
import { takePictures } from '#server/content/pictures/read-upload.ts';
import { removePicture } from '#server/content/pictures/remove-picture.ts';
import { sweepPictures } from '#server/content/pictures/sweep.ts';
import { usesOfPictures } from '#server/content/pictures/uses.ts';
import { createPreview, withdrawPreview } from '#server/content/previews/preview-links.ts';
import { publish } from '#server/content/releases/publish.ts';
import { rollBack } from '#server/content/releases/roll-back.ts';
import { isWithinLimit } from '#server/limits/rate-limit.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { deliverAll } from '#tests/support/leads.ts';
import { addStaff } from '#tests/support/people.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';

const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const study = 'case-studies/yards-store';
const sender = { staffId: olive.id, address: '203.0.113.7' };
const jpeg = (about: string) => `\xff\xd8\xff\xe0${about}`;

// One store for all of it. What works on pictures and draws is replaced: tests/integration/pictures/making.test.ts has the real one.
describe.each(engines)('the library of pictures on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  let fill: (folder: string) => 'broken' | null;
  beforeAll(async () => {
    store = await createStore(engine);
    services = await servicesOn(store, {});
    await addStaff(services, olive);
    await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', 'olive').execute();
    services.content.build = 'one';
    services.content.make = async () => {
      const file = { type: 'text/html', body: new Uint8Array([1]), br: null, gzip: null };
      return { files: [{ address: '/', ...file }], findings: [] };
    };
    services.drawingMaker.draw = async (jobs) => {
      for (const { folder } of jobs) writeFileSync(path.join(folder, 'drawn'), 'x');
      return jobs.map(() => null);
    };
    services.pictureMaker.look = async (original) => {
      for await (const _ of original);
      return { width: 800, height: 600 };
    };
    services.pictureMaker.make = async (original, part, folder) => {
      original.destroy();
      writeFileSync(path.join(folder, '320.webp'), `${part.width}`);
      return fill(folder);
    };
  });
  afterAll(async () => {
    await services.dispose();
    store.remove();
  });
  beforeEach(() => {
    fill = () => null;
  });
  afterEach(() => putInUse(new Map()));

  const upload = (...files: [name: string, content: string][]) => uploadUnder({}, ...files);
  /** What the library does under other settings. */
  const under = (settings: Partial<TestServices['env']>) => {
    const env = { ...services.env, ...settings };
    return { ...services, env, media: mediaFiles(env, null) };
  };
  const uploadUnder = (
    settings: Partial<TestServices['env']>,
    ...files: [name: string, content: string][]
  ) => {
    const form = new FormData();
    for (const [name, content] of files)
      form.append('files', new File([Buffer.from(content, 'latin1')], name, { type: 'image/jpeg' }));
    const body = new Request('http://foreshore.test/', { method: 'POST', body: form });
    return takePictures(under(settings), body, sender);
  };
  /** Adds a picture whose files are made. @returns its id */
  const added = async (about: string) => {
    const [one] = await upload([`${about}.jpg`, jpeg(about)]);
    if (one?.kind !== 'added') throw new Error(`${one?.kind}`);
    await deliverAll(services);
    return one.id;
  };
  const known = async (id: string) => {
    const picture = await findPicture(services.db.query, id);
    if (!picture) throw new Error('there is no such picture');
    return picture;
  };
  const show = async (image: string | null) => {
    const { number } = await readDocument(services.db.query, study);
    const picture = image === null ? {} : { picture: { image, alt: 'A shop', decorative: false } };
    const facts = { ...contentDocuments.get(study)?.defaults, ...picture };
    const saved = await saveVersion(services, {
      ...{ document: study, facts, base: number, note: '', staffId: olive.id },
    });
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    return saved.number;
  };
  let live = 0;
  const publishStudy = async (number: number) => {
    const outcome = await publish(services, {
      ...{ documents: { [study]: number }, note: '', staffId: olive.id, expectLive: live },
    });
    if (outcome.kind === 'published') live = outcome.number;
    return outcome;
  };
  const seen = async (image: string, isStaff = false) => {
    const reference = readReference(image);
    if (!reference) throw new Error('no reference');
    const wanted = { ...reference, width: 320, format: 'webp' as const };
    const found = await openPictureFile(services, wanted, async () => isStaff);
    return found && [found.bytes.toString(), found.isPublic];
  };
  const media = (...parts: string[]) => path.join(store.dataDir, 'media', ...parts);

  test('each file of an upload is judged by its content and told by its name', async () => {
    const outcome = await upload(
      ['../../etc/<b>passwd.jpg', jpeg('first')],
      ['again.png', jpeg('first')],
      ['drawing.jpg', '<?xml version="1.0"?><svg onload="alert(1)">'],
      ['IMG_1.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
      ['virus.jpg', 'MZ\x90\0'],
    );
    expect(outcome.map(({ name, kind }) => [name, kind])).toEqual([
      ['_b_passwd.jpg', 'added'],
      ['again.png', 'known'],
      ['drawing.jpg', 'refused'],
      ['IMG_1.HEIC', 'refused'],
      ['virus.jpg', 'refused'],
    ]);
    expect(outcome[1], 'or it would be looked for by a name that it does not have').toMatchObject({
      as: '_b_passwd.jpg',
    });
    const sentences = outcome.map((one) => (one.kind === 'refused' ? one.sentence : ''));
    expect(sentences[2]).toContain('SVG');
    expect(sentences[3]).toContain('HEIC');
    expect(sentences[4]).toContain('JPEG, PNG, WebP, AVIF or GIF');
    expect([readdirSync(media('tmp')), readdirSync(media('kept')).length]).toEqual([[], 1]);
    await expect(upload()).rejects.toMatchObject({ fields: { files: expect.stringContaining('choose') } });
    services.pictureMaker.look = async () => ({ problem: 'no-library' });
    const [refused] = await upload(['b.jpg', jpeg('second')]);
    expect(refused).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('sharp') });
    services.pictureMaker.look = async () => ({ width: 800, height: 600 });
    expect(readdirSync(media('kept'))).toHaveLength(1);
  });

  test('files are made as a whole or not at all, a failure is said and tried again', async () => {
    const [one] = await upload(['cut.jpg', jpeg('cut')]);
    const id = one?.kind === 'added' ? one.id : '';
    fill = () => {
      throw new Error('the disk is full');
    };
    await services.drainOutbox();
    const { cut, state } = await known(id);
    expect([state, existsSync(media('made', `${id}-${cut}`)), readdirSync(media('making'))]).toEqual([
      'waiting',
      false,
      [],
    ]);
    fill = () => 'broken';
    await deliverAll(services, { for: 60_000 });
    expect(await known(id)).toMatchObject({ state: 'failed', problem: 'broken' });
    fill = () => null;
    await retryPicture(services, { id, cut });
    await deliverAll(services);
    expect(await known(id)).toMatchObject({ state: 'ready', problem: null });
    expect(readdirSync(media('made', `${id}-${cut}`))).toEqual(['320.webp']);
    await removePicture(services, { id, staffId: olive.id });
    expect(existsSync(media('made', `${id}-${cut}`))).toBe(false);
  });

  test('a disk without room takes no picture and makes no files, and goes on once there is room', async () => {
    const full = { UPLOADS_LEAVE_FREE_MB: 1e12 };
    const files = () => (existsSync(media('kept')) ? readdirSync(media('kept')) : []).length;
    const kept = files();
    await expect(uploadUnder(full, ['full.jpg', jpeg('full')])).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('no room for pictures'),
    });
    expect(files()).toBe(kept);
    // The outbox is woken by the upload and finds the disk as full.
    fill = () => {
      throw new Error('the disk is full');
    };
    const [one] = await upload(['cut on a full disk.jpg', jpeg('cut on a full disk')]);
    const id = one?.kind === 'added' ? one.id : '';
    const { cut } = await known(id);
    await expect(preparePicture(under(full), { id, cut })).rejects.toThrow();
    expect((await known(id)).state).toBe('waiting');
    await expect.poll(() => readdirSync(media('making'))).toEqual([]);
    await services.drainOutbox();
    fill = () => null;
    await deliverAll(services, { for: 60_000 });
    expect((await known(id)).state).toBe('ready');
  });

  test('one colleague adds 200 a day, all together 500 or 2 GB, and what is refused leaves no file', async () => {
    const { query } = services.db;
    const files = () => (existsSync(media('kept')) ? readdirSync(media('kept')) : []).length;
    const kept = files();
    const filler = (n: number, bytes: number) => ({
      ...{ id: `f${String(n).padStart(15, '0')}`, name: 'filler', type: 'jpeg' as const, bytes },
      ...{ width: 8, height: 8, stored_name: `none-${n}`, alt: '', decorative: 0, focus: 'cc' as const },
      ...{ cut: '', author_id: null, created_at: 0 },
    });
    const refusal = async () => {
      const [one] = await upload([`more ${Math.random()}.jpg`, jpeg(`more ${Math.random()}`)]);
      return one?.kind === 'refused' ? one.sentence : one?.kind;
    };
    const fill = (rows: ReturnType<typeof filler>[]) =>
      query.insertInto('content_pictures').values(rows).execute();
    const empty = () => query.deleteFrom('content_pictures').where('name', '=', 'filler').execute();
    await fill([filler(0, 2048 * 1024 * 1024)]);
    expect(await refusal()).toContain('2 GB');
    await empty();
    await fill(Array.from({ length: 500 }, (_, n) => filler(n, 1)));
    expect(await refusal()).toContain('500 pictures');
    await empty();
    expect(files()).toBe(kept);

    const limited = { RATE_LIMITS: 'on' } as const;
    const day = { name: 'pictures-day', key: sender.staffId, max: 200, windowMs: dayMs };
    for (let n = 0; n < 200; n += 50) await isWithinLimit(under(limited), { ...day, cost: 50 });
    await expect(uploadUnder(limited, ['one too many.jpg', jpeg('one too many')])).rejects.toMatchObject({
      code: 'rate-limited',
    });
    expect(files()).toBe(kept);
  });

  test('visitors get a file once a release shows it, and an open link shows it before', async () => {
    const id = await added('shown');
    const { image } = await known(id);
    expect([await seen(image), await seen(image, true)]).toEqual([null, ['800', false]]);
    const number = await show(image);
    const preview = await createPreview(services, {
      ...{ documents: { [study]: number }, note: '', staffId: olive.id, days: 1 },
    });
    expect(await seen(image)).toEqual(['800', false]);
    await withdrawPreview(services, { id: preview.id, staffId: olive.id });
    expect(await seen(image)).toBeNull();
    const outcome = await publishStudy(number);
    expect(outcome).toMatchObject({ kind: 'published' });
    // That the other one is shown nowhere is worth a look.
    expect(outcome).toMatchObject({ findings: [{ rule: 'picture-unused', severity: 'warning' }] });
    expect(await seen(image)).toEqual(['800', true]);
  });

  test('another cut changes nothing for visitors until it is published, and going back brings the first', async () => {
    const id = await added('cut anew');
    const before = await known(id);
    await publishStudy(await show(before.image));
    const first = live;
    const part = { left: 100, top: 0, width: 600, height: 600 };
    fill = () => {
      throw new Error('the disk is full');
    };
    expect(await recutPicture(services, { id, part, focus: 'rt', staffId: olive.id })).toEqual([study]);
    const after = await known(id);
    const { facts, number, liveNumber } = await readDocument(services.db.query, study);
    expect(JSON.stringify(facts)).toContain(after.image);
    expect([after.image.endsWith('-600x600-rt'), number - liveNumber]).toEqual([true, 1]);
    expect(await publishStudy(number)).toMatchObject({
      kind: 'refused',
      findings: expect.arrayContaining([expect.objectContaining({ rule: 'picture-unprepared' })]),
    });
    fill = () => null;
    await deliverAll(services, { for: 60_000 });
    expect(await publishStudy(number)).toMatchObject({ kind: 'published' });
    expect([await seen(before.image), await seen(after.image)]).toEqual([
      ['800', true],
      ['600', true],
    ]);
    const back = await rollBack(services, { to: first, note: '', staffId: olive.id, expectLive: live });
    expect(back).toMatchObject({ kind: 'published' });
    if (back.kind === 'published') live = back.number;
    expect(JSON.stringify([...releaseInUse().values()])).toContain(before.image);
  });

  test('another cut leaves alone what its author has typed and not saved', async () => {
    const id = await added('cut while typing');
    const number = await show((await known(id)).image);
    const whose = { document: study, staffId: olive.id };
    await saveDraft(services, { ...whose, facts: { client: 'Typed for an hour' }, base: number });
    const part = { left: 0, top: 0, width: 300, height: 300 };
    expect(await recutPicture(services, { id, part, focus: 'cc', staffId: olive.id })).toEqual([study]);
    expect(await readDraft(services.db.query, whose)).toMatchObject({
      facts: { client: 'Typed for an hour' },
      base: number,
    });
    await show(null);
  });

  test('what something uses stays, and what nothing uses goes with its files', async () => {
    const id = await added('used');
    const { image, cut } = await known(id);
    const why = async () => (await usesOfPictures(services.db.query, services.clock.now())).get(id);
    expect(await why()).toBeUndefined();
    const number = await show(image);
    expect(await why()).toEqual([{ document: study, why: 'saved' }]);
    const remove = () => removePicture(services, { id, staffId: olive.id });
    await expect(remove()).rejects.toMatchObject({ code: 'conflict' });
    await publishStudy(number);
    await publishStudy(await show(null));
    expect(await why()).toEqual([{ document: study, why: 'former' }]);
    await expect(remove()).rejects.toMatchObject({ code: 'conflict' });
    await publishStudy(0);
    expect(await why()).toBeUndefined();
    const kept = readdirSync(media('kept')).length;
    await remove();
    expect([await findPicture(services.db.query, id), readdirSync(media('kept')).length]).toEqual([
      null,
      kept - 1,
    ]);
    expect(existsSync(media('made', `${id}-${cut}`))).toBe(false);
    expect(await publishStudy(number)).toMatchObject({
      kind: 'refused',
      findings: expect.arrayContaining([
        expect.objectContaining({ rule: 'picture-missing', document: study }),
      ]),
    });
  });

  test('what a process that died left behind goes after a while, and nothing that a picture needs', async () => {
    const id = await added('needed');
    const { cut } = await known(id);
    const strays = [media('making', 'half'), media('made', 'ffffffffffffffff-00000000')];
    for (const stray of strays) mkdirSync(stray);
    const upload = media('kept', crypto.randomUUID());
    writeFileSync(upload, 'x');
    await sweepPictures(services, Date.now());
    expect([...strays, upload].map(existsSync)).toEqual([true, true, true]);
    await sweepPictures(services, Date.now() + dayMs);
    expect([...strays, upload].map(existsSync)).toEqual([false, false, false]);
    expect(existsSync(media('made', `${id}-${cut}`))).toBe(true);
    expect(readdirSync(media('kept')).length).toBeGreaterThan(0);
  });

  test('what was drawn and nobody needs goes after a month, or at once where there is too much of it', async () => {
    const document = 'drawings/web-design';
    const drawn = () => (existsSync(media('drawn')) ? readdirSync(media('drawn')) : []);
    const say = async (words: string, base: number) => {
      const facts = { 'service-web-design': { 'pick-a-morning': words } };
      await saveVersion(services, { document, facts, base, note: '', staffId: olive.id });
      const before = drawn();
      await drawSaved(services);
      return drawn().filter((one) => !before.includes(one));
    };
    const former = await say('Pick a tide', 0);
    const latest = await say('Pick a wave', 1);
    // The drawing, half over its plan, for phones and for the list, and the picture of the page that they stand on.
    expect([former.length, latest.length]).toEqual([5, 5]);
    const longAgo = (Date.now() - 31 * dayMs) / 1000;
    for (const one of drawn()) utimesSync(media('drawn', one), longAgo, longAgo);
    await sweepDrawn(services, Date.now());
    expect(drawn().toSorted()).toEqual(latest.toSorted());
    for (const stray of ['a', 'b', 'c']) mkdirSync(media('drawn', `${stray}.${'0'.repeat(28)}`));
    await sweepDrawn(services, Date.now() + 29 * dayMs);
    expect(drawn()).toHaveLength(8);
    expect(await hasRoomToDraw(services, 9)).toBe(true);
    expect(drawn()).toHaveLength(8);
    expect(await hasRoomToDraw(services, 7)).toBe(true);
    expect(drawn()).toEqual(expect.arrayContaining(latest));
    expect(drawn()).toHaveLength(6);
    expect(await hasRoomToDraw(services, 5)).toBe(false);
    expect(drawn().toSorted()).toEqual(latest.toSorted());
    expect(await say('Pick an hour', 2)).toHaveLength(5);
  });

  test('a text that says nothing of its picture says what the library says', async () => {
    const id = await added('described');
    const { image } = await known(id);
    await expect(
      describePicture(services, { id, name: 'Harbour', alt: '', decorative: false }),
    ).rejects.toMatchObject({ fields: { alt: expect.any(String) } });
    await describePicture(services, { id, name: 'Harbour 100%', alt: 'Boats', decorative: false });
    const facts = { members: [{ portrait: { image, alt: '', decorative: false } }], at: image };
    expect(await withLibraryWords(services.db.query, facts)).toEqual({
      members: [{ portrait: { image, alt: 'Boats', decorative: false } }],
      at: image,
    });
    const find = async (words: string) =>
      (await readLibrary(services.db.query, { find: words, without: [], place: null, perPage: 5 })).rows.map(
        ({ name }) => name,
      );
    expect([await find('BOAT'), await find('100%'), await find('%')]).toEqual([
      ['Harbour 100%'],
      ['Harbour 100%'],
      ['Harbour 100%'],
    ]);
  });
});
