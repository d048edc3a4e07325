import { pathsOf } from '#content/document-places.ts';
import { sayLongDate } from '#content/say-dates.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import type { DocumentFacts } from '#server/content/gate/facts.ts';
import { isPrivate } from '#server/content/gate/facts.ts';
import { asRead, inOneLine } from './as-read.ts';
import { between, formOf, isPartOf, piecesOf } from './formed.ts';

/** A field in which words of a page stand. */
export type Place = { document: string; path: readonly string[] };

/** A field with what it reads like, and its pieces where other words are put between them. */
type Candidate = Place & { read: string; form: readonly string[] | null; rank: number };

/** Most places that are told of one text. */
const most = 8;
/** Longer than any text that somebody clicks on; what is beyond it is not compared. */
const longest = 400;
/** Fields that name something and are read by nobody. */
const unread = /^(id|slug|to|href|path|kind|tone|look|icon|image|dial)$/;

/**
 * Finds the fields that a text of a page stands in: those that say just this, with those that say what stands for a
 * name of theirs; else those that hold it; else, where it is put together, all that it is made of. Those of documents that the page shows come first.
 * @param page its address
 */
export function placesIn(
  documents: ReadonlyMap<string, DocumentFacts>,
  text: string,
  page: string,
): readonly Place[] {
  const wanted = inOneLine(text).slice(0, longest);
  if (wanted === '') return [];
  const all = [...documents.values()].flatMap((one) => candidatesOf(one, page));
  all.sort((one, other) => other.rank - one.rank);
  const saysIt = all.filter(({ read }) => read === wanted);
  const filled = new Set<string>();
  const formed = all.filter(({ form }) => {
    const found = form && between(form, wanted);
    for (const words of found ?? []) if (/\p{L}{3}/u.test(words)) filled.add(words);
    return found !== null;
  });
  const fills = all.filter(({ read }) => filled.has(read));
  if (saysIt.length + formed.length > 0) return few([...saysIt, ...formed, ...fills]);
  const holding = all.filter(
    ({ read, form, rank }) =>
      (wanted.length >= 8 || rank > 1) &&
      (holds(read, wanted) >= 0 || (form !== null && isPartOf(form, wanted))),
  );
  return few(holding.length > 0 ? holding : partsOf(wanted, all));
}

/** All fields in which words stand, whole and with capitals or without; those that say nothing else come first. */
export function mentionsOf(documents: ReadonlyMap<string, DocumentFacts>, text: string): Place[] {
  const wanted = inOneLine(text).slice(0, longest).toLowerCase();
  if (wanted.length < 2) return [];
  return [...documents.values()]
    .flatMap((one) => candidatesOf(one, ''))
    .filter(({ read }) => holds(read.toLowerCase(), wanted) >= 0)
    .sort((one, other) => Number(isAll(other, wanted)) - Number(isAll(one, wanted)))
    .map(({ document, path }) => ({ document, path }));
}

const isAll = ({ read }: Candidate, wanted: string) => read.toLowerCase() === wanted;

function few(found: readonly Candidate[]): Place[] {
  return found.slice(0, most).map(({ document, path }) => ({ document, path }));
}

function candidatesOf({ document, filled }: DocumentFacts, page: string): Candidate[] {
  const paths = pathsOf(document.id);
  const rank = paths[0] === page ? 3 : paths.includes(page) ? 2 : paths.includes('*') ? 1 : 0;
  return [...valuesOf(filled)].flatMap(({ path, value }) => {
    if (unread.test(path.at(-1) ?? '') || isPrivate(path.join('.'))) return [];
    const read = readOf(value);
    return read === '' ? [] : [{ document: document.id, path, read, form: formOf(read), rank }];
  });
}

/** A value as a page shows it. */
function readOf(value: string | number): string {
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  return isIsoDate(value) ? sayLongDate(value) : asRead(value);
}

/** Every text and number below a value, with the way to it. */
function* valuesOf(value: unknown): Generator<{ path: string[]; value: string | number }> {
  const waiting: { path: string[]; inner: unknown }[] = [{ path: [], inner: value }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, inner } = next;
    if (typeof inner === 'string' || typeof inner === 'number') yield { path, value: inner };
    if (typeof inner !== 'object' || inner === null) continue;
    const below = Object.entries(inner).map(([key, one]) => ({ path: [...path, key], inner: one }));
    waiting.push(...below.reverse());
  }
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where whole words stand in others; -1 where they do not. */
function holds(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const cutBefore = isLetter(text[at - 1]) && isLetter(words[0]);
    const cutAfter = isLetter(text[at + words.length]) && isLetter(words.at(-1));
    if (!cutBefore && !cutAfter) return at;
  }
  return -1;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/**
 * The fields that a text is put together from, the longest first; none of its words is told of twice. None where they
 * say less than half of it: one common word is no way to the field of a sentence.
 */
function partsOf(wanted: string, all: readonly Candidate[]): Candidate[] {
  let rest = wanted;
  const found: Candidate[] = [];
  const byLength = [...all].sort((one, other) => other.read.length - one.read.length);
  for (const one of byLength) {
    if (one.read.length < 2 || found.length === most) continue;
    const pieces = piecesOf(one.read).map((piece) => piece.trim());
    const inside = pieces.filter((piece) => /[\p{L}\p{N}]{2}/u.test(piece));
    if (inside.length === 0 || inside.some((piece) => holds(rest, piece) < 0)) continue;
    found.push(one);
    for (const piece of inside) {
      const at = holds(rest, piece);
      if (at >= 0) rest = `${rest.slice(0, at)}\n${rest.slice(at + piece.length)}`;
    }
  }
  return lettersOf(rest) * 2 > lettersOf(wanted) ? [] : found;
}
