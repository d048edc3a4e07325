import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import { describe } from '#domain/editor/describe.ts';
import { factsOf } from '#domain/editor/facts.ts';
import { exportContent } from '#scripts/content/export.ts';
import { importContent } from '#scripts/content/import.ts';
import { sampleEdits } from '#scripts/try/edits.ts';
import { sameFacts } from '#server/content/documents/facts-text.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { followReleases, withRelease } from '#server/content/in-use.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

// Between the database and the files of content/, in a copy of the project.
let services: TestServices;
let root = '';
beforeAll(async () => {
  followReleases();
  services = await testServices('sqlite');
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  for (const name of ['package.json', 'biome.json', 'domain', 'node_modules', 'scripts', 'server'])
    symlinkSync(path.resolve(name), path.join(root, name));
});
afterAll(async () => {
  await services.dispose();
  rmSync(root, { recursive: true, force: true });
});

const save = (document: string, facts: object, base = 0) =>
  saveVersion(services, { document, facts, base, note: '', staffId: null });
const said: string[] = [];
const print = (line: string) => said.push(line);

/** Without those that do not fit beside the others: a sentence that names a price may be too long for another one. */
function fittingTogether(all: Map<string, object>): Map<string, object> {
  const fileOf = (id: string) => contentDocuments.get(id)?.file ?? '';
  const release = new Map([...all].map(([id, facts]) => [fileOf(id), facts]));
  const fits = ([id, facts]: [string, object]) => {
    const document = contentDocuments.get(id);
    return withRelease(release, () => document && mistakesIn(document, facts).length === 0);
  };
  const fitting = new Map([...all].filter(fits));
  return fitting.size === all.size ? all : fittingTogether(fitting);
}

/** A text for nearly every document, as somebody might have typed it, all of which fit beside each other. */
function editedTexts(): Map<string, object> {
  const all = new Map<string, object>();
  for (const { document: id, entries } of sampleEdits(11, 500)) {
    const document = contentDocuments.get(id);
    if (!document || all.has(id) || id === 'portfolio-order') continue;
    const facts = factsOf(describe(document.schema), entries) as object;
    const fits = mistakesIn(document, facts).length === 0 && !sameFacts(facts, document.defaults);
    if (fits && JSON.stringify(facts).length < 100_000) all.set(id, facts);
  }
  return fittingTogether(all);
}

test('what visitors read is written into the files, which then say exactly that', async () => {
  const wanted = editedTexts();
  const [study] = ['case-studies/yards-store'].map(
    (id) => contentDocuments.get(id)?.defaults as { id: string },
  );
  wanted.set('case-studies/one-more', { ...study, id: 'one-more', title: 'One more' });
  const live: Record<string, number> = {};
  for (const [id, facts] of wanted) {
    const saved = await save(id, facts);
    if (saved.kind === 'saved') live[id] = saved.number;
  }
  expect(Object.keys(live).length).toBeGreaterThan(40);
  const release = {
    id: 'r',
    number: 1,
    state: 'live' as const,
    documents: JSON.stringify(live),
    changes: '{}',
  };
  await services.db.query
    .insertInto('content_releases')
    .values({ ...release, author_id: null, note: '', build: '', created_at: 1, published_at: 1 })
    .execute();
  const status = await exportContent(services.db.query, root, print);
  const untold = said.filter((line) => line.startsWith('Left out'));
  expect(untold.filter((line) => !/a Markdown file cannot say this/.test(line))).toEqual([]);
  expect(status).toBe(untold.length > 0 ? 1 : 0);
  const dump = spawnSync(process.execPath, ['scripts/content/dump-defaults.ts', root], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const says = JSON.parse(dump.stdout) as Record<string, object>;
  const others = [...wanted].filter(
    ([id, facts]) =>
      live[id] && !sameFacts(says[id] ?? {}, facts) && !untold.some((line) => line.includes(`${id}.md`)),
  );
  expect(others.map(([id]) => id)).toEqual([]);
  expect(readFileSync(path.join(root, 'content/portfolio.ts'), 'utf8')).toContain('studyOneMore');
  expect(existsSync('content/case-studies/one-more.ts')).toBe(false);
});

test('files are taken in as new versions, and what was edited in the browser is left alone unless asked for', async () => {
  const id = 'services/crm';
  const defaults = contentDocuments.get(id)?.defaults ?? {};
  const { number } = (await services.db.query
    .selectFrom('content_versions')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('document', '=', id)
    .executeTakeFirstOrThrow()) as { number: number | null };
  await save(id, { ...defaults, summary: 'Typed in the browser.' }, number ?? 0);
  const latest = () =>
    services.db.query
      .selectFrom('content_versions')
      .select(['facts', 'note'])
      .where('document', '=', id)
      .orderBy('number', 'desc')
      .executeTakeFirst();
  const take = (options: object) => {
    said.length = 0;
    return importContent(services, {
      write: false,
      over: false,
      note: 'Files',
      only: [id],
      print,
      ...options,
    });
  };
  expect(await take({})).toBe(1);
  expect(said[0]).toMatch(/^services\/crm: left alone, edited in the browser \(version \d\)$/);
  expect(await take({ write: true })).toBe(1);
  expect((await latest())?.facts).toContain('Typed in the browser.');
  expect(await take({ over: true })).toBe(0);
  expect(said[0]).toContain('would be taken in');
  expect((await latest())?.note).toBe('');
  expect(await take({ write: true, over: true })).toBe(0);
  expect(JSON.parse((await latest())?.facts ?? '')).toEqual(defaults);
  expect((await latest())?.note).toBe('Files');
  expect(await take({ write: true })).toBe(0);
  expect(said).toEqual(['There is nothing to take in: the files say what was saved last.']);
  expect(await take({ write: true, only: ['no/such'] })).toBe(1);
});
