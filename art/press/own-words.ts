import { escapeXml } from '#art/kit/svg.ts';
import { drawnIn, said } from '#art/kit/wording.ts';

/** What is drawn in place of what, by what the drawing says by itself. */
export type OwnWords = Readonly<Record<string, string>>;

/** How large a line is drawn, as a share of the size that it was drawn for. */
export type Scale = (line: { words: string; own: string; size: number }) => number;

/** Draws with other words, each as large as its place allows. */
export function inOwnWords(draw: () => string, own: OwnWords, scale: Scale): string {
  return drawnIn((words, size) => {
    const other = Object.hasOwn(own, words) ? own[words] : undefined;
    if (other === undefined) return { words, size };
    return { words: other, size: size * scale({ words, own: other, size }) };
  }, draw);
}

const svgText = /(<text\b[^>]*>)([^<]*)(?=<\/text>)/g;
const plain: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A drawing that is a file, its lines in the words that are wanted of them. */
export function drawFile(svg: string): string {
  return svg.replace(svgText, (_, tag: string, escaped: string) => {
    const words = escaped.replace(/&(amp|lt|gt|quot);/g, (__, name: string) => plain[name] ?? '');
    const number = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);
    const own = said(words, number('font-size'));
    return tag.replace(/ font-size="[^"]*"/, ` font-size="${own.size}"`) + escapeXml(own.words);
  });
}
