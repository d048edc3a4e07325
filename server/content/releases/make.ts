import { titleOf } from '#content/document-places.ts';
import type { Documents } from '#server/content/documents/live-documents.ts';
import { type FellBack, fittingRelease } from '#server/content/documents/release-of.ts';
import { drawingFindings } from '#server/content/drawings/drawing-findings.ts';
import { drawingsOf } from '#server/content/drawings/drawings-of.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { pictureFindings } from '#server/content/pictures/picture-findings.ts';
import type { Made } from '#server/content/render/made.ts';
import { isRefused, type Publishing } from './publishing.ts';

/**
 * Makes and judges the release of given versions.
 * @param chosen those that somebody wants to publish: they are published as they are or not at all, while others may
 *   give way to one that fits, as they do for visitors already
 * @param at when visitors are to get it, in epoch milliseconds, where that is not now
 */
export async function makeOf(
  services: Pick<Publishing, 'db' | 'clock' | 'content' | 'env' | 'log' | 'drawingMaker' | 'media'>,
  documents: Documents,
  chosen: Documents,
  at?: number,
): Promise<Made> {
  const { db, clock, content } = services;
  const { release, fellBack } = await fittingRelease(db.query, documents);
  const misfits = fellBack.flatMap((one) => misfit(one, one.document in chosen));
  if (isRefused(misfits)) return { files: [], findings: misfits };
  const pictures = await pictureFindings(db.query, release, clock.now());
  if (isRefused(pictures)) return { files: [], findings: [...misfits, ...pictures] };
  const drawings = drawingsOf(release);
  const undrawn = await drawingFindings(services, drawings.wanted);
  if (isRefused(undrawn)) return { files: [], findings: undrawn };
  const made = await content.make(release, at);
  // The check names the text at fault. Where it sees none, drawings are wrong for a reason of their own.
  if ('fault' in drawings && !isRefused(made.findings)) throw drawings.fault;
  return { ...made, findings: [...misfits, ...pictures, ...made.findings] };
}

function misfit({ document, number, to, mistakes }: FellBack, isChosen: boolean): Finding[] {
  const instead = to === 0 ? 'the text that ships with the site' : `version ${to}`;
  const finding = { rule: 'fits-its-page', page: null, document };
  if (!isChosen)
    return [
      {
        ...finding,
        severity: 'warning',
        field: null,
        sentence: `Version ${number} of ‘${titleOf(document)}’ no longer fits its page, so visitors get ${instead}.`,
      },
    ];
  return mistakes.slice(0, 20).map(({ path, message }) => ({
    ...finding,
    severity: 'refusal',
    field: path.join('.') || null,
    sentence: `‘${titleOf(document)}’: ${path.length > 0 ? `the field ${path.join(' → ')} ${message}` : message}.`,
  }));
}
