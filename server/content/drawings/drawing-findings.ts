import { titleOf } from '#content/document-places.ts';
import { documentOfDrawing } from '#content/drawings/define-drawings.ts';
import { documentIdOf } from '#content/registry.ts';
import type { Wanted } from '#domain/pictures/drawn.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { type DrawingServices, drawMissing } from './draw.ts';

/** Draws what a release says in other words, before its pages are made; what could not be drawn refuses it. */
export async function drawingFindings(
  services: DrawingServices,
  wanted: readonly Wanted[],
): Promise<Finding[]> {
  const failed = await drawMissing(services, wanted);
  return failed.map(({ wanted, problem }) => {
    const { document, field } = placeOf(wanted);
    const why =
      problem === 'disk'
        ? 'the disk has no room for it. Free some, then publish again'
        : 'the program that draws gave up. Shorten its words, or publish again in a minute';
    const what =
      wanted.draw.kind === 'card'
        ? `the picture ‘${wanted.draw.card.title}’, which is shown when its page is shared,`
        : `the drawing ‘${wanted.draw.name}’`;
    const sentence = `In ‘${titleOf(document)}’ ${what} could not be drawn in its new words: ${why}.`;
    return { rule: 'drawing-made', severity: 'refusal', page: null, document, field, sentence };
  });
}

function placeOf({ draw }: Wanted): { document: string; field: string | null } {
  const file = documentOfDrawing(draw.name);
  return file ? { document: documentIdOf(file), field: draw.name } : { document: 'pages', field: null };
}
