import { keyOfDrawn, type ToDraw } from '#domain/pictures/drawn.ts';
import { changedDrawings, ownWordsOf } from './define-drawings.ts';
import { drawings } from './drawn-words.ts';

/** Something that the release in use has in other words than those that ship, with the name of its files. */
export type Wanted = { key: string; draw: ToDraw };

/** A drawing as the release in use has it; null where it is as it ships. */
export function wantedDrawing(name: string): Wanted | null {
  const words = ownWordsOf(name);
  if (!words) return null;
  const { mark } = drawings[name] ?? { mark: '' };
  return { key: keyOfDrawn(JSON.stringify([name, mark, words])), draw: { kind: 'drawing', name, words } };
}

/** All of them. */
export const wantedDrawings = (): Wanted[] => changedDrawings().flatMap((name) => wantedDrawing(name) ?? []);
