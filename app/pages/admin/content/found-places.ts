import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import type { Release } from '#content/live.ts';
import { toFields } from '#domain/editor/entries.ts';
import { wrongFields } from '#domain/editor/wrong-fields.ts';
import { titleIn } from '#server/content/collections/titles.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import { documentsOf } from '#server/content/gate/facts.ts';
import { mentionsOf, type Place, placesIn } from '#server/content/search/places.ts';

/** A field that words of the site stand in: the text that has it, its labels, and the way to it. */
export type FoundPlace = { title: string; way: string; href: string };

/** What somebody clicked on, and the fields that it comes from; none when it is worked out. */
export type Found = { text: string; places: FoundPlace[] };

/** The fields of a release that a text stands in, or is put together from. @param page the address where it was read */
export function foundPlaces(release: Release, text: string, page: string): FoundPlace[] {
  const documents = documentsOf(release);
  return fieldsAt(documents, placesIn(documents, text, page));
}

/** More are not read through: another word finds fewer. */
const mostMentions = 25;

/** What an owner looks for: the fields that `foundPlaces` names, then all others that say it; and how many are left out. */
export function foundTexts(release: Release, text: string): { places: FoundPlace[]; more: number } {
  const documents = documentsOf(release);
  const all = [...placesIn(documents, text, ''), ...mentionsOf(documents, text)];
  const each = [...new Map(all.map((one) => [`${one.document} ${one.path.join('.')}`, one])).values()];
  const places = fieldsAt(documents, each.slice(0, mostMentions));
  return { places, more: Math.max(0, each.length - mostMentions) };
}

/** The fields with which a drawing is replaced, wherever it is chosen: the picture beside it, or the choice itself. */
export function foundChoices(release: Release, drawing: string): FoundPlace[] {
  const documents = documentsOf(release);
  const chosen = [...documents].flatMap(([document, { facts }]) =>
    choicesIn(facts, drawing, []).map((path) => ({ document, path })),
  );
  return fieldsAt(documents, chosen);
}

/** Names of fields that hold the name of a drawing, with the one beside it that a picture of the owner goes into. */
const choices = { image: 'picture', drawing: 'picture', founderImage: 'founderImage' } as const;

function choicesIn(value: unknown, drawing: string, path: readonly string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const beside = inner === drawing && Object.hasOwn(choices, key) && choices[key as keyof typeof choices];
    return beside ? [[...path, beside]] : choicesIn(inner, drawing, [...path, key]);
  });
}

function fieldsAt(documents: ReturnType<typeof documentsOf>, places: readonly Place[]): FoundPlace[] {
  const found = places.flatMap(({ document: id, path }): FoundPlace[] => {
    const known = documents.get(id);
    if (!known) return [];
    const field = formOf(known.document);
    // In a form a group that may be missing is a list, so that a way into facts is not yet the name of a control.
    const [at] = wrongFields(field, toFields(field, known.facts), [{ path: indexed(path), message: '' }]);
    if (!at) return [];
    return [
      {
        title: titleIn(id, known.facts),
        way: at.way,
        href: `${documentAddress(id)}#${encodeURIComponent(at.name)}`,
      },
    ];
  });
  return [...new Map(found.map((one) => [one.href, one])).values()];
}

const indexed = (path: readonly string[]) => path.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
