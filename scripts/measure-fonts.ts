import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { cutsOfFamily } from './fonts/cut.ts';
import { findChromium, findHeadlessShell } from './machine/find-chromium.ts';

// Measures how wide each letter of the site's two faces is, for the check of layouts before publishing. Run it when a
// font changes: node scripts/measure-fonts.ts

const file = 'server/content/gate/font-widths.ts';
const measured = { display: ['Bricolage', 700], text: ['Instrument', 600] } as const;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const letters = [...range(0x20, 0x7e), ...range(0xa1, 0x17f), ...'–—‘’“”…•€™−'];

const browser = await chromium.launch({ executablePath: findChromium() ?? findHeadlessShell() ?? '' });
const page = await browser.newPage();
const widths: Record<string, number[]> = {};
for (const [name, [family, weight]] of Object.entries(measured)) {
  const cuts = cutsOfFamily(family).map(({ file, range }) => ({
    range,
    data: readFileSync(`app/ui/generated/fonts/${file}`).toString('base64'),
  }));
  widths[name] = await page.evaluate(
    async ({ cuts, weight, letters }) => {
      for (const { data, range } of cuts) {
        const source = `url(data:font/woff2;base64,${data})`;
        const face = new FontFace('Measured', source, { weight: String(weight), unicodeRange: range });
        document.fonts.add(await face.load());
      }
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.font = `${weight} 1000px Measured`;
      return letters.map((letter) => Math.round(context.measureText(letter).width));
    },
    { cuts, weight, letters },
  );
}
await browser.close();

const rows = (values: number[]) => values.join(' ');
writeFileSync(
  file,
  `// Made by scripts/measure-fonts.ts from the fonts of the site. Widths in thousandths of the font's size.

/** The letters that were measured, in the order of the widths. */
export const measuredLetters = ${JSON.stringify(letters.join(''))};

/** How wide each letter is in the face of headlines (700) and in that of texts (600). */
export const letterWidths = {
  display: ${JSON.stringify(rows(widths.display ?? []))},
  text: ${JSON.stringify(rows(widths.text ?? []))},
};
`,
);
