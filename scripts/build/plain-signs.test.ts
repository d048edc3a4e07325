import { expect, test } from 'vitest';
import { inPlainSigns } from './plain-signs.ts';

const says = (code: string): unknown => new Function(`return ${code}`)();

test.each([
  '"’–£ é 🌊"',
  '`a – b`',
  '"a\\’b"',
  '"a\\\\’b"',
  '/^[–’]+$/.test("–’")',
  '/^[\\–]$/.test("–")',
  '/^[🌊é]$/u.test("🌊")',
  '({ naïve: "ï" }).naïve',
  '(() => { const é = 2; return é; })()',
])('%s says the same in ASCII', (code) => {
  const plain = inPlainSigns(code);
  expect(plain).toMatch(/^[\x20-\x7e]*$/);
  expect(says(plain)).toEqual(says(code));
});
