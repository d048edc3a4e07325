import { contentDocuments, mistakesIn } from '#content/documents.ts';
import type { ContentDocument } from '#content/registry.ts';
import { readFacts, sameFacts } from '#server/content/documents/facts-text.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import { defaultHash } from '#server/content/shipped/defaults.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'randomId'>;
type Options = {
  /** Without it nothing is changed. */
  write: boolean;
  /** Also over what was edited in the browser. */
  over: boolean;
  note: string;
  /** Ids of documents; none for all. */
  only: readonly string[];
  print: (line: string) => void;
};

type Standing = {
  document: ContentDocument;
  number: number;
  kind: 'new' | 'edited' | 'both' | 'wrong';
  why: string;
};

/**
 * Takes what the files say in as new versions, which visitors read once they are published. A text that was edited in
 * the browser is told and left alone unless that is asked for.
 * @returns the exit status: 1 when something was left alone or refused
 */
export async function importContent(services: Needed, options: Options): Promise<number> {
  const { write, over, note, only, print } = options;
  const unknown = only.filter((id) => !contentDocuments.has(id));
  for (const id of unknown) print(`There is no document ‘${id}’.`);
  const wanted = [...contentDocuments.values()].filter(({ id }) => only.length === 0 || only.includes(id));
  let left = unknown.length;
  let taken = 0;
  let other = 0;
  for (const document of wanted) {
    const standing = await standingOf(services.db.query, document);
    if (!standing) continue;
    other += 1;
    const { number, kind, why } = standing;
    const takes = kind === 'new' || (over && kind !== 'wrong');
    if (!takes) left += 1;
    if (takes && write) {
      const save = { document: document.id, facts: document.defaults, base: number, note, staffId: null };
      const saved = await saveVersion(services, { ...save, settled: true });
      if (saved.kind === 'saved') taken += 1;
      else left += 1;
      print(
        saved.kind === 'saved' ? `${document.id}: version ${saved.number}` : `${document.id}: ${saved.kind}`,
      );
      continue;
    }
    print(`${document.id}: ${takes ? 'would be taken in' : 'left alone'}, ${why}`);
  }
  if (other === 0 && unknown.length === 0)
    print('There is nothing to take in: the files say what was saved last.');
  else if (write)
    print(
      `${taken} taken in${left > 0 ? `, ${left} left alone` : ''}. Publish them at /admin/content/publish.`,
    );
  else
    print(
      'Nothing was changed: add --yes to take them in, --over for those that were edited in the browser as well.',
    );
  return left > 0 ? 1 : 0;
}

/** How a file stands to what was saved last; null where there is nothing to take in. */
async function standingOf(queries: Queries, document: ContentDocument): Promise<Standing | null> {
  const { id, defaults } = document;
  const latest = await findVersion(queries, id, 'latest');
  if (!latest || sameFacts(latest.facts, defaults)) return null;
  const { number } = latest;
  const mistakes = mistakesIn(document, defaults);
  if (mistakes.length > 0) {
    const why = `the file does not fit: ${mistakes.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`;
    return { document, number, kind: 'wrong', why };
  }
  const before = await writtenOver(queries, id, number);
  if (before && sameFacts(latest.facts, before.facts))
    return { document, number, kind: 'new', why: 'the file has changed' };
  const isOld = before?.hash === defaultHash(document);
  const why = `edited in the browser (version ${number})${isOld ? '' : ', and the file has changed as well'}`;
  return { document, number, kind: isOld ? 'edited' : 'both', why };
}

/** The delivered text that a version was written over. */
async function writtenOver(queries: Queries, document: string, number: number) {
  const row = await queries
    .selectFrom('content_versions')
    .innerJoin('content_defaults', (join) =>
      join
        .onRef('content_defaults.document', '=', 'content_versions.document')
        .onRef('content_defaults.hash', '=', 'content_versions.default_hash'),
    )
    .select(['content_defaults.facts', 'hash'])
    .where('content_versions.document', '=', document)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? { facts: readFacts(row.facts), hash: row.hash } : null;
}
