import { titleOf } from '#content/document-places.ts';
import { documentsIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import { type PictureReference, referencesIn } from '#domain/pictures/reference.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import type { Queries } from '#server/db/db.ts';
import { usesOfPictures } from './uses.ts';

/** What speaks against the pictures of a release: they must be in the library, and their files made. */
export async function pictureFindings(queries: Queries, release: Release, now: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id: document, file, defaults } of documentsIn(release))
    for (const picture of referencesIn(JSON.stringify(release.get(file) ?? defaults))) {
      const fault = await faultOf(queries, picture);
      if (!fault) continue;
      const sentence = `‘${titleOf(document)}’ shows a picture ${fault.words}`;
      findings.push({ ...nowhere, rule: fault.rule, severity: 'refusal', document, sentence });
    }
  return [...findings, ...(await unusedFindings(queries, now))];
}

const nowhere = { page: null, document: null, field: null } as const;

async function faultOf(queries: Queries, { id, cut, width, height }: PictureReference) {
  const row = await queries
    .selectFrom('content_picture_cuts')
    .select(['state', 'width', 'height'])
    .where('picture_id', '=', id)
    .where('cut', '=', cut)
    .executeTakeFirst();
  if (!row || row.width !== width || row.height !== height)
    return { rule: 'picture-missing', words: 'that is not in the library. Please choose another.' };
  if (row.state === 'waiting')
    return { rule: 'picture-unprepared', words: 'whose sizes are being made. Please try again in a minute.' };
  if (row.state === 'failed')
    return {
      rule: 'picture-unprepared',
      words: 'whose sizes could not be made. Its page in the library says why.',
    };
  return null;
}

async function unusedFindings(queries: Queries, now: number): Promise<Finding[]> {
  const all = await queries.selectFrom('content_pictures').select(['id', 'name']).execute();
  if (all.length === 0) return [];
  const uses = await usesOfPictures(queries, now);
  const unused = all.filter(({ id }) => !uses.has(id));
  const [first] = unused;
  if (!first) return [];
  const others = unused.length === 1 ? '' : ` and ${unused.length - 1} more`;
  const sentence = `No text shows the picture ‘${first.name}’${others} of the library. What is not needed can be removed there.`;
  return [{ ...nowhere, rule: 'picture-unused', severity: 'warning', sentence }];
}
