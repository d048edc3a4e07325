/**
 * Marks of a long text that nobody reads: ids of headings, targets of links, signs at the start of lines. None looks
 * beyond where the same mark begins anew, or over ends of lines: texts of nothing but beginnings would take minutes.
 */
const marks: readonly [RegExp, string][] = [
  [/\{#[^{}]*\}/g, ''],
  [/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/g, '$1'],
  [/^[^\S\n]*(#{1,6}|[-*>]|\d+\.)[^\S\n]+/gm, ''],
  [/(\*\*|__|`)/g, ''],
  [/(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])/g, '$1'],
];

/** Words in one line, as a page shows them. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Most texts have none of them. */
const anyMark = /[*_`#[]|^[^\S\n]*[->\d]/m;

/** What a field's text reads like on a page, without the marks that it was written with. */
export const asRead = (text: string): string =>
  inOneLine(
    anyMark.test(text) ? marks.reduce((rest, [mark, instead]) => rest.replace(mark, instead), text) : text,
  );
