import { expect, test } from 'vitest';
import { withShortNamesSaid } from './short-names-in-scripts.ts';

const names = new Map([
  ['flex', 'A'],
  ['md:mt-2', 'B'],
  ['hidden', 'C'],
]);
const said = (code: string) => withShortNamesSaid(code, names);

test('what is drawn says the short names, whichever way its classes are put together', () => {
  expect(said('jsx("p", { className: "flex card md:mt-2" })')).toBe('jsx("p", { className: "A card B" })');
  expect(said('jsx("p", { className: `flex\n hidden` })')).toBe('jsx("p", { className: `A\n C` })');
  expect(said('({ className: cx("flex", open && "hidden", own) })')).toBe(
    '({ className: cx("A", open && "C", own) })',
  );
  expect(said("({ className: open ? 'flex' : other ?? 'hidden' })")).toBe(
    "({ className: open ? 'A' : other ?? 'C' })",
  );
  expect(said('const list = cx("flex", cx("hidden"));')).toBe('const list = cx("A", cx("C"));');
});

test('a word that is no class stays, though a class has its name', () => {
  for (const code of [
    'jsx("p", { hidden, type: "hidden", children: "flex" })',
    '({ className: state === "hidden" ? own : tones["flex"] })',
    '({ className: named("flex") })',
    'element.style.display = "flex"',
    ['({ className: `is-', '{"flex"} flex` })'].join('$'),
  ])
    expect(said(code)).toBe(code);
});

test('code that cannot be read stops a build', () => {
  expect(() => said('const = 1')).toThrow('Code that draws cannot be read');
});
