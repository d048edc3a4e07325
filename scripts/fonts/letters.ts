/**
 * What the pages that ship are written in. Each of both faces is cut to these for a first visit; every other letter,
 * an owner's or a visitor's, comes from a further cut of the same face (`faces.ts`).
 */
export const firstLetters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
  '.,:;?!*_&()/+-%@ \u00a0£©·×÷−–‘’“”…é',
].join('');

/** Code points as CSS has them: `U+20,U+28-29`. */
export function unicodeRange(letters: string): string {
  const points = [...new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const ranges: [from: number, to: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/** The letters of a range that CSS has, such as `U+0000-00FF,U+0131`. */
export function lettersOf(range: string): string {
  const points = range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .replace(/^U\+/i, '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...points);
}
