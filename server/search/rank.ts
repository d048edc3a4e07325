import type { Wanted } from '#domain/search/asked.ts';
import { nearForms, phoneEndings, wordsOf } from '#domain/search/words.ts';

type Known = { name: string; company: string; phone: string; emails: string[]; lastAt: number };

/** How well somebody fits what is wanted: the name before the company, these before addresses, all before texts. */
function fitness({ name, company, phone, emails }: Known, wanted: readonly Wanted[]): number {
  const names = wordsOf(name);
  const contact = emails.flatMap(wordsOf);
  const one = ({ words, phone: digits, near }: Wanted): number => {
    const [word = ''] = words;
    const begins = (some: string[]) => some.some((other) => other.startsWith(word));
    if (digits && phoneEndings(phone).some((ending) => ending.startsWith(digits))) return 10;
    if (names.includes(word)) return 10;
    if (begins(names)) return 8;
    if (begins(wordsOf(company))) return 6;
    if (begins(contact)) return 5;
    return near.some((form) => names.flatMap(nearForms).includes(form)) ? 3 : 1;
  };
  return wanted.reduce((sum, some) => sum + one(some), 0);
}

/** The best fit first; among equals whoever was active last. */
export function ranked<Person extends Known>(people: Person[], wanted: readonly Wanted[]): Person[] {
  return people
    .map((person) => ({ person, fits: fitness(person, wanted) }))
    .sort((a, b) => b.fits - a.fits || b.person.lastAt - a.person.lastAt)
    .map(({ person }) => person);
}
