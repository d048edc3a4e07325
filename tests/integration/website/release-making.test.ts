import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import { blankNote } from '#content/notes.ts';
import { describe as describeFields } from '#domain/editor/describe.ts';
import { factsOf } from '#domain/editor/facts.ts';
import { sampleNotes } from '#scripts/demo/sample-notes.ts';
import { sampleEdits } from '#scripts/try/edits.ts';
import type { Made } from '#server/content/render/made.ts';
import { createMaker } from '#server/content/render/maker.ts';
import { createPacker } from '#server/content/render/packer.ts';
import { readyFiles } from '#server/http/prepared/ready-file.ts';
import { siteNow } from '#tests/support/site-now.ts';

const build = path.resolve(process.env.BUILD_DIR || 'build');
const program = pathToFileURL(path.join(build, 'server/render-worker.js'));
const maker = createMaker({ program });
afterAll(maker.close);

const defaults: Release = new Map();
const make = (release: Release) => maker.make({ release, previous: defaults, now: Date.parse(siteNow) });
const textOf = (body: Uint8Array) => Buffer.from(body).toString('utf8');

/** A release in which one text of a document reads otherwise. */
function withText(id: string, from: string, to: string): Release {
  const document = contentDocuments.get(id);
  const facts = JSON.stringify(document?.defaults);
  if (!document || !facts.includes(from)) throw new Error(`'${id}' does not say '${from}'.`);
  return new Map([[document.file, JSON.parse(facts.replace(from, to))]]);
}

/** Files byte for byte, and all that is said of them. */
const told = ({ files, findings }: Made) => ({
  findings,
  files: files.map(({ address, type, body }) => [address, type, textOf(body)]),
});

describe('making a release', () => {
  test('what ships with the code comes out as the build wrote it, and nothing speaks against it', async () => {
    const { files, findings } = await make(defaults);
    const built = new Map(readyFiles(path.join(build, 'client')).map((file) => [file.address, file]));
    const pages = [...built.values()].filter(({ type }) => type.startsWith('text/html'));
    // Beside the pages: sitemap, robots, llms.txt and the manifest.
    expect(files.length).toBe(pages.length + 4);
    for (const { address, type, body } of files)
      expect([address, type, textOf(body)]).toEqual([
        address,
        built.get(address)?.type,
        textOf(built.get(address)?.body ?? new Uint8Array()),
      ]);
    expect(findings.filter(({ severity }) => severity === 'refusal')).toEqual([]);
  });

  test('a changed fact stands on every page that tells it, and the compressed forms say the same', async () => {
    const { files } = await make(withText('site', '01632 960 174', '01632 960 999'));
    const pages = files.filter(({ type }) => type.startsWith('text/html'));
    const home = pages.find(({ address }) => address === '/');
    if (!home?.br || !home.gzip) throw new Error('the home page has no compressed forms');
    for (const { address, body } of pages)
      expect([address, textOf(body)]).toEqual([address, expect.stringContaining('01632 960 999')]);
    expect(files.some(({ body }) => textOf(body).includes('01632 960 174'))).toBe(false);
    expect(String(brotliDecompressSync(home.br))).toBe(textOf(home.body));
    expect(String(gunzipSync(home.gzip))).toBe(textOf(home.body));
  });

  test('the first notes bring their pages, index and feed, and nothing speaks against them', async () => {
    const notes = sampleNotes.slice(0, 2).map(({ title, name, summary, author, body, description }) => {
      const search = { title: title.slice(0, 60).trim(), description };
      const facts = { ...blankNote(name), title, summary, author, date: '2026-11-02', bodyMarkdown: body };
      return [`content/notes/${name}.ts`, { ...facts, search, sample: true }] as const;
    });
    const { files, findings } = await make(new Map(notes));
    expect(findings.filter(({ severity }) => severity === 'refusal')).toEqual([]);
    const made = files.filter(({ address }) => address.startsWith('/notes'));
    expect(made.map(({ address, type }) => [address, type.split(';')[0]]).sort()).toEqual([
      ['/notes', 'text/html'],
      ['/notes/feed.xml', 'application/atom+xml'],
      ...notes.map(([file]) => [file.slice('content'.length, -'.ts'.length), 'text/html']).sort(),
    ]);
    const index = textOf(made.find(({ address }) => address === '/notes')?.body ?? new Uint8Array());
    expect(index).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]* href="[^"]*\/notes\/feed.xml"/,
    );
  });

  test('a release follows the one before without anything of it', async () => {
    await make(withText('site', '01632 960 174', '01632 960 999'));
    const { files } = await make(defaults);
    expect(files.some(({ body }) => textOf(body).includes('960 999'))).toBe(false);
  });

  test('what is taken over from the release before is what would have been made, whatever was edited', async () => {
    // More of them: QUICK_RELEASES=200 npx vitest run --project integration website/release-making
    const releases = Number(process.env.QUICK_RELEASES || 3);
    const edits = sampleEdits(20261123, releases * 3).flatMap(({ document: id, entries }) => {
      const document = contentDocuments.get(id);
      if (!document) throw new Error(`There is no document '${id}'.`);
      const facts = factsOf(describeFields(document.schema), entries);
      return mistakesIn(document, facts).length > 0 ? [] : [[document.file, facts as object] as const];
    });
    let previous = defaults;
    for (let round = 0; round < releases; round += 1) {
      // The edits of the round before are taken back with it.
      const release: Release = new Map(edits.slice(round * 2, round * 2 + 2));
      const wanted = { release, previous, now: Date.parse(siteNow) };
      const quick = await maker.make(wanted);
      const whole = await maker.make({ ...wanted, whole: true });
      expect(told(quick)).toEqual(told(whole));
      previous = release;
    }
  });

  test('facts that no page can be made of are refused with a sentence, and the next release is made', async () => {
    const site = contentDocuments.get('site');
    const { findings } = await make(new Map([[site?.file ?? '', { name: 'Foreshore' }]]));
    expect(findings.filter(({ rule }) => rule === 'page-made').length).toBeGreaterThan(0);
    expect(findings.every(({ sentence }) => sentence.length < 2_000)).toBe(true);
    expect((await make(defaults)).findings.filter(({ severity }) => severity === 'refusal')).toEqual([]);
  });
});

test('a program that ends, or takes too long, fails its job alone', async () => {
  const gone = createMaker({ program: new URL('data:text/javascript,process.exit(1)') });
  const slow = createMaker({
    program: new URL('data:text/javascript,setInterval(()=>{},1000)'),
    patienceMs: 50,
  });
  const wanted = { release: defaults, previous: defaults, now: 0 };
  const unavailable = (message: RegExp) =>
    expect.objectContaining({ code: 'unavailable', message: expect.stringMatching(message) });
  await expect(gone.make(wanted)).rejects.toEqual(unavailable(/ended early.*Nothing has changed/));
  await expect(slow.make(wanted)).rejects.toEqual(unavailable(/too long.*Nothing has changed/));
  await expect(slow.make(wanted)).rejects.toEqual(unavailable(/too long/));
});

test('the thread that makes pages has the room that it asks for, however little the site itself has', async () => {
  const program = new URL(
    'data:text/javascript,import{parentPort as p}from"node:worker_threads";import v8 from"node:v8";p.on("message",({job})=>p.postMessage({job,failure:v8.getHeapStatistics().heap_size_limit+" bytes"}))',
  );
  const room = async () => {
    const own = createMaker({ program });
    const told = await own.make({ release: defaults, previous: defaults, now: 0 }).catch(String);
    await own.close();
    return told;
  };
  const usual = await room();
  expect(usual).toMatch(/\d bytes/);
  setFlagsFromString('--max-semi-space-size=4');
  expect(await room()).toBe(usual);
});

test('what was compressed in haste comes out as the build compresses it, unless others are wanted meanwhile', async () => {
  const packer = createPacker(pathToFileURL(path.join(build, 'server/pack-worker.js')));
  const built = readyFiles(path.join(build, 'client')).filter(({ address }) => address === '/about');
  const hasty = built.map((file) => ({ ...file, br: null, gzip: null, quick: true as const }));
  const [given, best] = await Promise.all([packer.pack([...hasty, ...hasty]), packer.pack(hasty)]);
  expect(given).toBeNull();
  const forms = (files: typeof built | null) =>
    files?.map(({ br, gzip }) => [br, gzip].map((form) => Buffer.from(form ?? []).toString('base64')));
  expect(forms(best)).toEqual(forms(built));
  expect(best?.some(({ quick }) => quick)).toBe(false);
  await packer.close();
});
