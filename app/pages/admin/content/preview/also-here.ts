/** Texts of a page that a click cannot reach, by what they are. */
export type AlsoHere = { kind: string; texts: string[] };

/** More than these of one kind are found with the search above the page. */
const mostOfAKind = 60;

const metas =
  'meta[name="description"],meta[property="og:title"],meta[property="og:description"],meta[property="og:image:alt"]';
/** What is folded or shown later; in the preview a click finds a field and opens nothing. */
const away = '.sr-only,[hidden],[popover],dialog:not([open]),details:not([open])';
const whole = 'h1,h2,h3,h4,p,li,dt,dd,td,th,a,button,summary,figcaption,blockquote,label,legend,span';

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const ofAttribute = (page: Document, ...names: readonly string[]) =>
  names.flatMap((name) =>
    Array.from(page.querySelectorAll(`[${name}]`), (one) => oneLine(one.getAttribute(name))),
  );

/** Everything of a page that is read or heard and cannot be clicked: each leads to its field by the search. */
export function alsoHere(page: Document): AlsoHere[] {
  const searched = Array.from(page.querySelectorAll(metas), (one) => oneLine(one.getAttribute('content')));
  const kinds: [kind: string, texts: string[]][] = [
    ['In search results, and where the page is shared', [oneLine(page.title), ...searched]],
    ['What pictures show', ofAttribute(page, 'alt')],
    ['Examples in empty fields', ofAttribute(page, 'placeholder')],
    ['Choices', Array.from(page.querySelectorAll('option'), (one) => oneLine(one.textContent))],
    ['Heard by screen readers', ofAttribute(page, 'aria-label', 'aria-roledescription', 'title')],
    ['Folded away, or shown later', foldedIn(page)],
  ];
  const known = new Set(['']);
  return kinds.flatMap(([kind, all]) => {
    const texts = all.filter((text) => {
      const isNew = /\p{L}/u.test(text) && !known.has(text);
      known.add(text);
      return isNew;
    });
    return texts.length > 0 ? [{ kind, texts: texts.slice(0, mostOfAKind) }] : [];
  });
}

/** Whole texts within what is closed, and of what scripts draw later; the summary of something closed can be clicked. */
function foldedIn(page: Document): string[] {
  const templates = Array.from(page.querySelectorAll('template'), (one) => [...one.content.children]);
  const closed = [...page.querySelectorAll(away)].filter((one) => !one.parentElement?.closest(away));
  return [...closed, ...templates.flat()].flatMap((one) => {
    const inside = [...one.querySelectorAll(whole)].filter(
      (text) => !text.querySelector(whole) && text.closest('summary')?.parentElement !== one,
    );
    return (inside.length > 0 ? inside : [one]).map((text) => oneLine(text.textContent));
  });
}
