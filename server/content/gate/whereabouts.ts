import type { FieldText } from './facts.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Documents that a page most likely took a text from, by its address. */
function ownDocument(page: string): RegExp {
  const [, first = '', second] = page.split('/');
  if (first === '') return /^home$/;
  if (first === 'portfolio' && second) return new RegExp(`^case-studies/${RegExp.escape(second)}$`);
  return new RegExp(`^(${RegExp.escape(page.slice(1))}|${RegExp.escape(first)}(/index)?)$`);
}

/** Finds the field that a text on a page came from. */
export type Whereabouts = (
  text: string,
  page?: string,
) => { document: string; field: string } | { document: null; field: null };

/** A search over all texts of a release: the whole field first, then a field that holds the text. */
export function whereaboutsIn(texts: readonly FieldText[]): Whereabouts {
  let whole: Map<string, FieldText[]> | null = null;
  const byText = () => (whole ??= Map.groupBy(texts, (one) => plain(one.text)));
  return (text, page) => {
    const wanted = plain(text).slice(0, 400);
    const nowhere = { document: null, field: null };
    if (wanted === '') return nowhere;
    const candidates = byText().get(wanted) ?? [];
    const holding = () =>
      wanted.length < 8 ? [] : [...byText()].flatMap(([text, all]) => (text.includes(wanted) ? all : []));
    const found = candidates.length > 0 ? candidates : holding();
    const own = page === undefined ? null : ownDocument(page);
    const best = found.find(({ document }) => own?.test(document)) ?? found[0];
    return best ? { document: best.document, field: best.field } : nowhere;
  };
}
