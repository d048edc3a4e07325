import path from 'node:path';
import { fontFiles } from '#art/press/fonts.ts';
import { readAdvances } from '#art/press/measure.ts';

/** The signs whose widths are kept: what the keyboards of Western Europe write, and the signs of the house. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
export const signs = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...'–—‘’“”…•€™−→←↑↓×✓'].join('');

const names = fontFiles.map((file) => path.basename(file, '.ttf'));

/** The font in which a line is set: of its family, in the weight that is nearest. */
export function faceOf(line: { family: string; weight: number; italic: boolean }): string {
  const own = names.filter((name) => name.startsWith(`${line.family.replaceAll(' ', '')}_`));
  const slanted = own.filter((name) => name.endsWith('_Italic'));
  const of = line.italic && slanted.length > 0 ? slanted : own.filter((name) => !slanted.includes(name));
  const away = (name: string) => Math.abs(Number(/_(\d+)/.exec(name)?.[1]) - line.weight);
  const [nearest] = of.toSorted((one, other) => away(one) - away(other));
  if (nearest === undefined) throw new Error(`There is no font for the family '${line.family}'.`);
  return nearest;
}

/** Widths of the signs in thousandths of the size, by font; a dash for a sign that it does not have. */
export function readFaces(used: ReadonlySet<string>): Record<string, string> {
  const faces = fontFiles.flatMap((file) => {
    const name = path.basename(file, '.ttf');
    if (!used.has(name)) return [];
    const advance = readAdvances(file);
    const widths = [...signs].map((sign) => advance(sign.codePointAt(0) ?? 0));
    return [[name, widths.map((width) => (width === null ? '-' : Math.round(width * 1000))).join(' ')]];
  });
  return Object.fromEntries(faces);
}
