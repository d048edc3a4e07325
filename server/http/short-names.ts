/**
 * Names of classes as pages say them, by the ones that the sources know: a third of a page is names of classes. Empty
 * but in a build, which puts its own in place of this line (`scripts/build/short-class-names.ts`).
 */
const names: Record<string, string> = {};

const short = new Map(Object.entries(names));
const own = new Map(Object.entries(names).map(([name, shortName]) => [shortName, name]));
/** Lists of classes stand in the code, never in what a visitor or an owner writes, so that they are few. */
const known = new Map<string, string>();
const mostKnown = 10_000;

/** A page that React has drawn, with the short names of its classes. */
export function withShortNames(html: string): string {
  if (short.size === 0) return html;
  return html.replaceAll(/ class="([^"]*)"/g, (_, list: string) => ` class="${shortened(list)}"`);
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
