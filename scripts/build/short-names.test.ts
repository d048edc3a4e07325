import { expect, test } from 'vitest';
import { sheetOf, sheetWithShortNames, shortNamesFor, wordsIn } from './short-names.ts';

const utilities = String.raw`.w-1\/2{width:50%}.opacity-60{opacity:.6}.hidden{display:none}.\[\&\>a\]\:flex>a{display:flex}.md\:mt-\[1\.5rem\]{margin-top:.5rem}.flex{display:flex}.grid{display:grid}.on-ink,.in-\[\.on-ink\]\:text-mist:where(.on-ink *){color:#fff}.before\:content-\[\"x\"\]:before{content:"x"}`;
const css = `@layer base{.prose p{color:red}}@layer utilities{${utilities}}.faq .flex{gap:0}[class*=scene-] .w-1\\/2{top:0}`;
const scripts = ['a.classList.add("hidden")', "closest('.grid')", 'className: "[&>a]:flex"'];

test('utilities that scripts do not look for have short names, wherever the sheet says them', () => {
  const names = shortNamesFor(css, scripts);
  // Found by scripts, no utility, and a name that an attribute would have to escape.
  for (const kept of ['hidden', 'opacity-60', 'grid', 'prose', 'faq', '[&>a]:flex', 'before:content-["x"]'])
    expect(names.has(kept)).toBe(false);
  expect([...names.keys()]).toEqual(['w-1/2', 'md:mt-[1.5rem]', 'flex', 'on-ink', 'in-[.on-ink]:text-mist']);
  expect(sheetWithShortNames(css, names)).toBe(
    css
      .replaceAll(String.raw`.w-1\/2`, '.A')
      .replace(String.raw`.md\:mt-\[1\.5rem\]`, '.B')
      .replaceAll('.flex', '.C')
      .replace('.on-ink,', '.D,')
      .replace(String.raw`.in-\[\.on-ink\]\:text-mist`, '.E')
      .replace('(.on-ink ', '(.D '),
  );
});

test('a name that begins with a digit, which sheets write as a number, is short as well', () => {
  const sheet = String.raw`@layer utilities{.\32 xl\:p-7{top:0}.\33 d-x:hover{top:0}}`;
  const names = shortNamesFor(sheet, []);
  expect([...names]).toEqual([
    ['2xl:p-7', 'A'],
    ['3d-x', 'B'],
  ]);
  expect(sheetWithShortNames(sheet, names)).toBe('@layer utilities{.A{top:0}.B:hover{top:0}}');
  expect(sheetOf(sheet, wordsIn(['2xl:p-7']))).toBe(String.raw`@layer utilities{.\32 xl\:p-7{top:0}}`);
});

test('what browsers draw too keeps its own name beside the short one', () => {
  const sheet =
    '@layer utilities{.flex{top:0}.grid{top:1px}.group-x\\:flex:is(:where(.group) *){top:2px}.group{top:3px}}';
  const names = shortNamesFor(sheet, []);
  expect(sheetWithShortNames(sheet, names, new Set(['flex', 'group', 'group-x:flex']))).toBe(
    '@layer utilities{.flex,.A{top:0}.B{top:1px}:is(.group-x\\:flex,.C):is(:where(:is(.group,.D)) *){top:2px}.group,.D{top:3px}}',
  );
});

test('what is said most has the shortest names, in the order of the sheet', () => {
  const many = Array.from({ length: 30 }, (_, at) => `name-${at}`);
  const sheet = `@layer utilities{${many.map((name) => `.${name}{top:0}`).join('')}}`;
  const names = shortNamesFor(sheet, [], wordsIn(['name-29 name-28 name-29']));
  expect([names.get('name-0'), names.get('name-28'), names.get('name-29')]).toEqual(['A', 'Y', 'Z']);
  expect(names.get('name-24')).toHaveLength(2);
});

test('utilities that nobody says are left out, and nothing else', () => {
  const sheet =
    '@layer base{.x{top:0}}@layer utilities{.flex{top:0}.grid,.block{top:0}.a\\"b{top:0}@media print{.grid{top:0}}}';
  expect(sheetOf(sheet, wordsIn(['className="flex block"']))).toBe(
    '@layer base{.x{top:0}}@layer utilities{.flex{top:0}.block{top:0}.a\\"b{top:0}}',
  );
});

test('a short name is one that nothing else has', () => {
  const names = shortNamesFor('@layer utilities{.block{top:0}.A{top:0}}.B{top:0}', ['say("C")']);
  expect([...names]).toEqual([['block', 'D']]);
});

test('a sheet without utilities is no sheet of ours', () => {
  expect(() => shortNamesFor('.flex{display:flex}', [])).toThrow('no layer');
});
