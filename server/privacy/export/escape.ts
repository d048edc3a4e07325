/** A text goes out in pieces of this many characters: one of 50 MB is never in memory several times over. */
const atOnce = 65_536;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in pieces. What has no place in a page is shown as such, and nothing in it is ever markup. */
export function* escaped(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + atOnce, text.length);
    // A character of two halves is not torn.
    if (to < text.length && /[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to -= 1;
    yield text
      .slice(from, to)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, '\uFFFD')
      .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
    from = to;
  }
}

/** The same in one piece, for what is short. */
export const escapeText = (text: string): string => [...escaped(text)].join('');

/** JSON that ends no element and begins no comment: nothing in a `script` of JSON is run, but where it ends matters. */
export const inertJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c');
