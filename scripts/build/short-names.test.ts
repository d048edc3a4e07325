import { expect, test } from 'vitest';
import { sheetWithShortNames, shortNamesFor } from './short-names.ts';

const utilities = String.raw`.w-1\/2{width:50%}.opacity-60{opacity:.6}.hidden{display:none}.\[\&\>a\]\:flex>a{display:flex}.md\:mt-\[1\.5rem\]{margin-top:.5rem}.flex{display:flex}.grid{display:grid}.on-ink,.in-\[\.on-ink\]\:text-mist:where(.on-ink *){color:#fff}.before\:content-\[\"x\"\]:before{content:"x"}`;
const css = `@layer base{.prose p{color:red}}@layer utilities{${utilities}}.faq .flex{gap:0}[class*=scene-] .w-1\\/2{top:0}`;

test('utilities that pages alone say have short names, wherever the sheet says them', () => {
  const names = shortNamesFor(css, [
    'a.classList.add("hidden")',
    "closest('.grid')",
    'className: "[&>a]:flex"',
  ]);
  // Found by scripts, said by a sheet of our own, and a name that an attribute would have to escape.
  for (const kept of [
    'hidden',
    'opacity-60',
    'grid',
    'flex',
    'prose',
    'faq',
    '[&>a]:flex',
    'before:content-["x"]',
  ])
    expect(names.has(kept)).toBe(false);
  expect([...names.keys()]).toEqual(['md:mt-[1.5rem]', 'on-ink', 'in-[.on-ink]:text-mist']);
  expect(sheetWithShortNames(css, names)).toBe(
    css
      .replace(String.raw`.md\:mt-\[1\.5rem\]`, '.A')
      .replace('.on-ink,', '.B,')
      .replace(String.raw`.in-\[\.on-ink\]\:text-mist`, '.C')
      .replace('(.on-ink ', '(.B '),
  );
});

test('a short name is one that nothing else has', () => {
  const names = shortNamesFor('@layer utilities{.block{top:0}.A{top:0}}.B{top:0}', ['say("C")']);
  expect([...names]).toEqual([['block', 'D']]);
});

test('a sheet without utilities is no sheet of ours', () => {
  expect(() => shortNamesFor('.flex{display:flex}', [])).toThrow('no layer');
});
