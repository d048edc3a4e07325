import { contentDocuments, mistakesIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import type { ContentDocument } from '#content/registry.ts';
import { withRelease } from '#server/content/in-use.ts';

/** What no owner would write otherwise: names of facts, addresses and targets of links. Letters follow. */
const parts = /\{\{?[^{}]*\}\}?|\{#[^}]*\}|\]\([^)]*\)|https?:\S+|(?:^|(?<=\s))\/[a-z0-9/#-]+|[A-Za-z]/g;
/** Fields that name something and are no words. */
const names = /^(id|to|href|path|slug|image|picture|icon|dial|tone|look|emoji|portrait|founderImage)$/;

/** A text of the same length in other letters, by which whoever reads it knows that it came from a document. */
export function rewritten(text: string): string {
  return text.replace(parts, (part) =>
    part.length === 1 ? String.fromCharCode(part.charCodeAt(0) + 0xfee0) : part,
  );
}

/** The same but for its first two words, which a rule may ask for. */
const rewrittenLater = (text: string) => text.replace(/(?<=^\S+ \S+ ).*$/s, rewritten);

/** Other ways to write days, times and thousands than those that ship. */
const otherForms = {
  ...{ day: '{weekday} {day} {month} {year}', short: '{day} {mon}', monthDay: '{day} {month}' },
  ...{ date: '{month} {day}, {year}', time: '{hours}:{minute}', thousands: '{whole}' },
};

/** Every text of every document in other letters, as far as its schema takes them. */
export function rewrittenRelease(): Release {
  let release: Release = new Map();
  for (const document of contentDocuments.values()) {
    const inOthers = withRelease(release, () => rewrittenFacts(document));
    const facts = document.id === 'words/writing' ? { ...inOthers, ...otherForms } : inOthers;
    release = new Map([...release, [document.file, facts]]);
  }
  return release;
}

function rewrittenFacts(document: ContentDocument): object {
  const refused = new Map<string, number>();
  for (let round = 0; round < 12; round += 1) {
    const facts = rewrite(document.defaults, [], refused) as object;
    const wrong = withRelease(new Map([[document.file, facts]]), () => mistakesIn(document, facts));
    if (wrong.length === 0) return facts;
    for (const { path } of wrong) {
      const place = path.join('.');
      refused.set(place, (refused.get(place) ?? 0) + 1);
    }
  }
  return document.defaults;
}

function rewrite(value: unknown, path: readonly string[], refused: ReadonlyMap<string, number>): unknown {
  const times = refused.get(path.join('.')) ?? 0;
  if (times > 1 || names.test(path.at(-1) ?? '')) return value;
  if (typeof value === 'string') return times === 1 ? rewrittenLater(value) : rewritten(value);
  if (Array.isArray(value)) return value.map((one, index) => rewrite(one, [...path, String(index)], refused));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, rewrite(one, [...path, key], refused)]),
  );
}
