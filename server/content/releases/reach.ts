import { contentDocuments } from '#content/documents.ts';
import { factsNamed } from '#content/fill.ts';
import type { Release } from '#content/live.ts';
import { summerWords } from '#content/offer/summer.ts';
import { pages } from '#content/pages.ts';
import { site, siteWords } from '#content/site.ts';
import { documentsOf } from '#server/content/gate/facts.ts';
import { textsOf } from '#server/content/gate/texts.ts';
import { withRelease } from '#server/content/in-use.ts';

/** What a change of one text does beyond its own page. */
export type Reach = {
  /** What changes, such as 'The name'. */
  what: string;
  /** Whether pictures say it, which are drawn anew before visitors get them. */
  isDrawn: boolean;
  /** On how many pages it stands by itself, as in their footer; 0 where only sentences name it. */
  pages: number;
  /** In how many sentences of other texts it is named. */
  sentences: number;
  /** Those texts, by id. */
  texts: string[];
};

type Facts = Readonly<Record<string, string>>;
type Told = { what: string; names: RegExp; onEveryPage: boolean; isDrawn?: true };

/** What sentences name, as an owner would say it, and whether each page shows it in its footer as well. */
const told: readonly Told[] = [
  { what: 'The name', names: /^site\.name$/, onEveryPage: true, isDrawn: true },
  { what: 'The email address', names: /^site\.email$/, onEveryPage: true },
  { what: 'The phone number', names: /^site\.phone$/, onEveryPage: true },
  { what: 'Who stands behind the name, and where', names: /^identity$/, onEveryPage: true },
  { what: 'How prices are told with VAT', names: /^(site\.vatRate|price)$/, onEveryPage: false },
  { what: 'What sentences say of the offer', names: /^offer\./, onEveryPage: false },
];

/** What publishing another version of a document changes in other places; nothing for most documents. */
export function reachOf(now: Release, document: string, facts: object): Reach[] {
  const file = contentDocuments.get(document)?.file;
  if (!file || !(document === 'site' || document.startsWith('offer/'))) return [];
  const then = new Map(now).set(file, facts);
  const [before, after] = [factsIn(now), factsIn(then)];
  if (!before || !after) return [];
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  return told.flatMap(({ what, names, onEveryPage, isDrawn = false }) => {
    const among = new Set(changed.filter((name) => names.test(name)));
    if (among.size === 0) return [];
    const named = [...documentsOf(now)].flatMap(([id, one]) =>
      id === document
        ? []
        : [...textsOf(one.facts)].flatMap(({ text }) => (says(id, text, among) ? [id] : [])),
    );
    const count = onEveryPage ? withRelease(then, () => pages.length) : 0;
    return [{ what, isDrawn, pages: count, sentences: named.length, texts: [...new Set(named)] }];
  });
}

/** What legal texts call the same facts. */
const inLegal = /\{\{(name|email|phone|vat|address)(?:Link)?\}\}/g;

function says(id: string, text: string, among: ReadonlySet<string>): boolean {
  if (!text.includes('{{')) return false;
  const legal = id.startsWith('legal/') ? Array.from(text.matchAll(inLegal), ([, name]) => name) : [];
  const named = [...factsNamed(text), ...legal.map((name) => legalNames[name ?? ''] ?? '')];
  return named.some((name) => among.has(name)) || (among.has('price') && text.includes('{{price:'));
}

const legalNames: Facts = {
  ...{ name: 'site.name', email: 'site.email', phone: 'site.phone', vat: 'price', address: 'identity' },
};

/** All that sentences and footers say of the business and the offer; null for facts that are still wrong. */
function factsIn(release: Release): Facts | null {
  try {
    return withRelease(release, () => {
      const { legalName, legalForm, companyNumber, registeredIn, registeredOffice, address, vat } = site;
      const identity = { legalName, legalForm, companyNumber, registeredIn, registeredOffice, address };
      return {
        ...{ ...siteWords(), ...summerWords() },
        ...{
          identity: JSON.stringify([identity, vat.number]),
          price: JSON.stringify([vat.registered, vat.ratePercent]),
        },
      };
    });
  } catch {
    return null;
  }
}
