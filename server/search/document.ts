import { nearForms, phoneEndings, wordsOf } from '#domain/search/words.ts';

/** What is known of a person, as the search reads it; names, numbers and texts with the newest first. */
export type Source = {
  personId: string;
  names: string[];
  emails: string[];
  phones: string[];
  texts: string[];
};

/** A document as it is indexed: words that mean nothing to a query language. */
export type SearchDocument = {
  personId: string;
  text: string;
  /** Words of name and company. */
  names: string[];
  /** Parts of addresses, and endings of phone numbers. */
  contact: string[];
  words: string[];
  /** Forms by which a name one typo away is known. */
  near: string[];
};

/**
 * Bounds for one person: with years of letters the newest are found. An entry of PostgreSQL holds one megabyte, and a
 * name with its near forms takes up to two kilobytes of it: without bounds one person would end the search for all.
 */
const longestText = 60_000;
const mostWords = 4_000;
const mostNames = 200;
const mostContact = 500;

/** Makes the document of a person. */
export function documentOf({ personId, names, emails, phones, texts }: Source): SearchDocument {
  const text = texts
    .filter((one) => one.trim() !== '')
    .join('\n')
    .slice(0, longestText)
    .replaceAll('\u0000', '');
  const named = unique(names.flatMap(wordsOf)).slice(0, mostNames);
  return {
    personId,
    text,
    names: named,
    contact: unique([...emails.flatMap(wordsOf), ...phones.flatMap(phoneEndings)]).slice(0, mostContact),
    words: unique(wordsOf(text)).slice(0, mostWords),
    near: unique(named.flatMap(nearForms)),
  };
}

const unique = (words: string[]): string[] => [...new Set(words)];
