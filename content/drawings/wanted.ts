import { live } from '#content/live.ts';
import { measuredDrawings } from '#content/schema/exhibit.ts';
import { siteFigures } from '#content/this-site/figures.ts';
import { keyOfDrawn, type Wanted } from '#domain/pictures/drawn.ts';
import { changedDrawings, ownWordsOf } from './define-drawings.ts';
import { drawings } from './drawn-words.ts';
import { shareCards, wantedCard } from './share-cards.ts';

const isMeasured = (name: string) => (measuredDrawings as readonly string[]).includes(name);

/** A drawing as the release in use has it; null where it is as it ships, or was not measured. */
export function wantedDrawing(name: string): Wanted | null {
  const words = ownWordsOf(name);
  if (!words) return null;
  const { mark } = drawings[name] ?? { mark: '' };
  if (!isMeasured(name))
    return { key: keyOfDrawn(JSON.stringify([name, mark, words])), draw: { kind: 'drawing', name, words } };
  const { drawings: drawn, ...figures } = siteFigures();
  if (!Object.hasOwn(drawn, name)) return null;
  const key = keyOfDrawn(JSON.stringify([name, mark, words, figures]));
  return { key, draw: { kind: 'drawing', name, words, figures } };
}

const idOf = (name: string, key: string) => `${name}.${key}`;

/** By what their files are called, worked out once for a release: anybody may ask for files that are not there. */
const all: Readonly<Record<string, Wanted>> = live('object', () => {
  const drawn = changedDrawings().flatMap((name) => wantedDrawing(name) ?? []);
  const cards = shareCards().flatMap(({ path }) => wantedCard(path) ?? []);
  return Object.fromEntries([...drawn, ...cards].map((one) => [idOf(one.draw.name, one.key), one]));
});

/** All of them: drawings, and pictures of shared pages. */
export const allWanted = (): Wanted[] => Object.values(all);

/** The one whose files have this name; null for words that the release in use does not say. */
export function wantedCalled({ name, key }: { name: string; key: string }): Wanted | null {
  const id = idOf(name, key);
  return Object.hasOwn(all, id) ? (all[id] ?? null) : null;
}
