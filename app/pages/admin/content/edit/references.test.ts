import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { describe } from '#domain/editor/describe.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { referencesFor } from './references.ts';

test('a form that names case studies and reviews gets their titles, another one nothing', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-references-'));
  const db = openDb({ dataDir });
  try {
    await migrate(db);
    const of = (id: string) => {
      const document = contentDocuments.get(id);
      if (!document) throw new Error(`There is no document '${id}'.`);
      return referencesFor(db.query, describe(document.schema));
    };
    expect(await of('services/web-design')).toEqual(
      expect.arrayContaining([
        { kind: 'case-study', value: 'buddha-brands', title: 'Buddha Brands' },
        { kind: 'review', value: '1', title: expect.stringContaining(', ') },
      ]),
    );
    expect(await of('consent')).toEqual([]);
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
