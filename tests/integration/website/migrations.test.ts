import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadHistoryView } from '#app/pages/admin/content/history/history-view.ts';
import { contentDocuments } from '#content/documents.ts';
import { inForm } from '#content/migrations/in-form.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { fittingRelease } from '#server/content/documents/release-of.ts';
import { followReleases } from '#server/content/in-use.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

// As if the field ‘summary’ of a service had been called ‘teaser’ when its version was saved.
vi.mock('#content/migrations/migrations.ts', () => ({
  factsMigrations: [
    {
      document: 'services/*',
      what: 'The teaser became the summary.',
      change: ({ teaser, ...rest }: Record<string, unknown>) =>
        teaser === undefined ? rest : { ...rest, summary: teaser },
    },
  ],
}));

let services: TestServices;
beforeAll(async () => {
  followReleases();
  services = await testServices('sqlite');
});
afterAll(() => services.dispose());

const store = (document: string, number: number, facts: object) =>
  services.db.query
    .insertInto('content_versions')
    .values({
      ...{
        id: `${document}-${number}`,
        document,
        number,
        facts: JSON.stringify(facts),
        schema_hash: 'former',
      },
      ...{ author_id: null, note: '', created_at: number, default_hash: null },
    })
    .execute();
const document = (id: string) => {
  const known = contentDocuments.get(id);
  if (!known) throw new Error(`There is no document ${id}.`);
  return known;
};

test('a version of a former form is read in the present one, and its history opens', async () => {
  const id = 'services/crm';
  const { summary: _, ...rest } = document(id).defaults as { summary: string };
  await store(id, 1, { ...rest, teaser: 'As it was typed.' });
  expect(await readDocument(services.db.query, id)).toMatchObject({
    ...{ number: 1, fellBackTo: null, facts: { summary: 'As it was typed.' } },
  });
  const { fellBack, release } = await fittingRelease(services.db.query, { [id]: 1 });
  expect(fellBack).toEqual([]);
  expect(release.get(document(id).file)).not.toHaveProperty('teaser');
  const { versions } = await loadHistoryView(services.db.query, document(id));
  expect(versions[0]?.changes).toMatchObject([{ way: 'Summary', after: 'As it was typed.' }]);
});

test('a value that is no longer offered gives way to the last version that fits, and history and form open', async () => {
  const id = 'services/ecommerce';
  const { defaults } = document(id);
  await store(id, 1, { ...defaults, summary: 'It fits.' });
  await store(id, 2, { ...defaults, sections: [{ kind: 'vanished', title: 'Gone' }], nothing: 1 });
  expect(await readDocument(services.db.query, id)).toMatchObject({
    ...{ number: 2, fellBackTo: 1, facts: { summary: 'It fits.' } },
  });
  expect((await loadHistoryView(services.db.query, document(id))).versions).toHaveLength(3);
});

test('versions of what the code no longer knows are left out', async () => {
  await store('gone/page', 1, { title: 'Gone' });
  const { release, fellBack } = await fittingRelease(services.db.query, { 'gone/page': 1 });
  expect([release.size, fellBack]).toEqual([0, []]);
});

test('a migration that fails leaves the facts as they were stored', () => {
  const broken = { document: 'site', what: '', change: () => JSON.parse('{') as object };
  expect(inForm('site', { name: 'A' }, [broken])).toEqual({ name: 'A' });
});
