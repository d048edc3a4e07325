/** What a build has made: names of classes as pages say them by those of the sources, and the sheet that has them. */
type Made = {
  names: Record<string, string>;
  /** The addresses of the owner's sheet, which React Router links to, and of the one of public pages. */
  sheets: [string, string];
};

/**
 * A third of a page is names of classes. Nothing but in a build, which puts its own in place of this line
 * (`scripts/build/short-class-names.ts`).
 */
const made = null as Made | null;

const names = Object.entries(made?.names ?? {});
const [ownersSheet = '', publicSheet = ''] = made?.sheets ?? [];
const short = new Map(names);
const own = new Map(names.map(([name, shortName]) => [shortName, name]));
/** Lists of classes stand in the code, never in what a visitor or an owner writes, so that they are few. */
const known = new Map<string, string>();
const mostKnown = 10_000;

/** A page that React has drawn and does not hydrate, with the short names of its classes and their sheet. */
export function withShortNames(html: string): string {
  if (short.size === 0) return html;
  return html
    .replace(`href="${ownersSheet}"`, `href="${publicSheet}"`)
    .replaceAll(/ class="([^"]*)"/g, (_, list: string) => ` class="${shortened(list)}"`);
}

/** A list of classes as the sources know them. */
export function ownNames(list: string): string {
  if (own.size === 0) return list;
  return list
    .split(' ')
    .map((name) => own.get(name) ?? name)
    .join(' ');
}

function shortened(list: string): string {
  const before = known.get(list);
  if (before !== undefined) return before;
  const written = list
    .split(' ')
    .map((name) => short.get(unescaped(name)) ?? name)
    .join(' ');
  if (known.size < mostKnown) known.set(list, written);
  return written;
}

/** As React writes them into an attribute; names with quotes have no short one. */
function unescaped(name: string): string {
  return name.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
