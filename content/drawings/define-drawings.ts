import { z } from 'zod';
import { define } from '#content/define.ts';
import { live, type Release } from '#content/live.ts';
import { type DrawnLine, drawings, fitting, lackingSigns, roomFor } from './drawn-words.ts';

/** What a document says: by drawing, by the name of a line, the words. */
type Facts = Record<string, Record<string, string>>;
type Place = { group: string; key: string };

/** By drawing: what the release in use says otherwise in those of its document, and that document's file. */
const changedOf = new Map<string, Record<string, Record<string, string>>>();
const documentOf = new Map<string, string>();

/**
 * A document of the words in some drawings. What says the same in several of them is one field, in the first of them.
 * @param names of drawings, with what the form calls each
 * @param otherwise what ships in place of the words that are drawn
 */
export function defineDrawings(
  file: string,
  names: Readonly<Record<string, string>>,
  otherwise: Facts,
): void {
  const places = new Map<string, Place>();
  const lines = new Map<string, DrawnLine[]>();
  const groups: Record<string, Record<string, string>> = {};
  for (const name of Object.keys(names))
    for (const line of drawings[name]?.lines ?? []) {
      const [words] = line;
      lines.set(words, [...(lines.get(words) ?? []), line]);
      if (places.has(words)) continue;
      const group = groups[name] ?? {};
      groups[name] = group;
      const key = keyFor(words, group);
      group[key] = words;
      places.set(words, { group: name, key });
    }
  const schema = () =>
    z.object(
      Object.fromEntries(
        Object.entries(groups).map(([name, words]) => [
          name,
          z
            .object(
              Object.fromEntries(
                Object.entries(words).map(([key, one]) => [key, fieldFor(one, lines.get(one) ?? [])]),
              ),
            )
            .prefault({})
            .meta({ title: names[name] ?? name }),
        ]),
      ),
    );
  const shipped = Object.fromEntries(
    Object.entries(groups).map(([name, words]) => [name, { ...words, ...otherwise[name] }]),
  );
  const inUse = define(file, schema, shipped) as Facts;
  // What ships needs no form to be known: those of all lines took 10 MB.
  const isShipped = (release: Release) => !release.has(file) && Object.keys(otherwise).length === 0;
  const changed = live('object', (release) =>
    isShipped(release) ? {} : changedIn(Object.keys(names), { ...inUse }, places),
  );
  for (const name of Object.keys(names)) {
    changedOf.set(name, changed);
    documentOf.set(name, file);
  }
}

/** What facts say otherwise than the drawings do by themselves. */
function changedIn(names: readonly string[], facts: Facts, places: ReadonlyMap<string, Place>) {
  const all: Record<string, Record<string, string>> = {};
  for (const name of names)
    for (const [words] of drawings[name]?.lines ?? []) {
      const place = places.get(words);
      const says = place && facts[place.group]?.[place.key];
      if (says === undefined || says === words) continue;
      all[name] = { ...all[name], [words]: says };
    }
  return all;
}

/** A short name for a line, of letters and figures, that no other line of its drawing has. */
function keyFor(words: string, taken: Readonly<Record<string, string>>): string {
  const plain = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const key = /^[a-z]/.test(plain) ? plain : `n-${plain}`;
  for (let count = 2; ; count += 1) {
    const next = count === 2 ? key : `${key}-${count}`;
    if (!Object.hasOwn(taken, next)) return next;
  }
}

/** A line of a drawing: it has to fit where it stands, in a font that has its signs. */
function fieldFor(words: string, lines: readonly DrawnLine[]) {
  const most = Math.min(...lines.map((line) => signsFor(line)));
  const names = namesIn(words);
  const kept = `Leave ${names.join(' and ')}: the figure that is measured stands there.`;
  return z
    .string()
    .min(1, 'must not be empty')
    .max(most, `must be at most ${most} characters`)
    .superRefine((own, context) => {
      const wrong = own === words ? null : (wrongNames(own, names) ?? wrongIn(own, lines));
      if (wrong) context.addIssue({ code: 'custom', message: wrong });
    })
    .default(words)
    .meta({ title: words.replace(nameInLine, '…'), ...(names.length > 0 && { description: kept }) });
}

/** What a figure is called that the build measures, within a line. */
const nameInLine = /\{\w+\}/g;
const namesIn = (words: string) => words.match(nameInLine) ?? [];

function wrongNames(own: string, names: readonly string[]): string | null {
  if (namesIn(own).toSorted().join() === names.toSorted().join()) return null;
  return names.length === 0
    ? 'has a name in braces, and there is no figure in this line'
    : `must hold ${names.join(' and ')} once: the figure that is measured stands there`;
}

function wrongIn(own: string, lines: readonly DrawnLine[]): string | null {
  if (own !== own.trim()) return 'must not have stray spaces';
  const lacking = new Set(lines.flatMap(([, face]) => lackingSigns(own, face)));
  if (lacking.size > 0)
    return `has signs that this drawing has no letters for: ${[...lacking].slice(0, 5).map(shown).join(' ')}`;
  return lines.some((line) => fitting(own, line) === null)
    ? 'is too wide for its place in the drawing'
    : null;
}

/** How many signs such as its own have room in a line: the measure of the words decides, this tells whoever types. */
function signsFor(line: DrawnLine): number {
  const [words] = line;
  return Math.max(words.length, Math.min(120, Math.ceil(words.length * roomFor(line) * 1.15)));
}

const shown = (sign: string) =>
  /\p{C}|\p{Z}/u.test(sign) ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}` : `‘${sign}’`;

/** What the release in use says otherwise in a drawing, by what it says by itself; null where it says nothing else. */
export function ownWordsOf(name: string): Readonly<Record<string, string>> | null {
  return changedOf.get(name)?.[name] ?? null;
}

/** The drawings that the release in use has in other words. */
export const changedDrawings = (): string[] => [...new Set(changedOf.values())].flatMap(Object.keys);

/** The file of the document in which the words of a drawing stand. */
export const documentOfDrawing = (name: string): string | undefined => documentOf.get(name);
