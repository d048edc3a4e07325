import { isFurtherPage, isPlate, type StudyDrawing } from '#content/schema/exhibit.ts';

/** How a drawing of a study stands in a card: a page and a phone in a frame, a paper from edge to edge. */
export type Proof = { name: string; kind: 'page' | 'screen' | 'deep' | 'paper'; low?: boolean };

/** Screens on which what matters lies low: drawn smaller, so that the edge of the frame is below it. */
const deep: readonly StudyDrawing[] = [
  'chartford-homes-tap-3',
  'buddha-brands-tap-4',
  'yards-store-tap-2',
  'yards-store-tap-3',
  'yards-store-tap-4',
  'den-architecture-tap-3',
];

/** Screens that begin a little lower in their frame, so that its edge cuts no line of words. */
const low: readonly StudyDrawing[] = ['chartford-homes-tap-3', 'yards-store-tap-3'];

/** The drawing that a card shows; of a page the one for phones, which can be read in a card. */
export function proofOf(drawing: StudyDrawing): Proof {
  if (/-tap-\d$/.test(drawing))
    return {
      name: drawing,
      kind: deep.includes(drawing) ? 'deep' : 'screen',
      ...(low.includes(drawing) && { low: true }),
    };
  if (isPlate(drawing)) return { name: `${drawing}-narrow`, kind: 'page' };
  return { name: drawing, kind: isFurtherPage(drawing) ? 'page' : 'paper' };
}
