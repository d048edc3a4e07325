import { expect, test } from 'vitest';
import { withMixedColours } from './mixed-colours.ts';

const mixed = 'color:color-mix(in oklab, red 5%, transparent)';
const asked = (rule: string) => `@supports (color:color-mix(in lab, red, red)){${rule}}`;

test('a mixed colour stands in the place of the one for older browsers', () => {
  expect(withMixedColours(`.a{top:0;color:red}${asked(`.a{${mixed}}`)}.b{left:0}`)).toBe(
    `.a{top:0;${mixed}}.b{left:0}`,
  );
  expect(withMixedColours(`@media print{.a{color:red;top:0}${asked(`.a{${mixed}}`)}}`)).toBe(
    `@media print{.a{top:0;${mixed}}}`,
  );
});

test('what stands for others as well stays before it', () => {
  const [both, one] = ['.a,.b{color:red}', `.b{${mixed}}`];
  expect(withMixedColours(`${both}${asked(one)}`)).toBe(`${both}${one}`);
  expect(withMixedColours(`${both}${asked(`${one}.c{${mixed}}`)}`)).toBe(`${both}${one}.c{${mixed}}`);
});

test('what asks for anything else is left as it is', () => {
  const css = '@supports (animation-timeline:view()){.a{top:0}}.a{color:red}';
  expect(withMixedColours(css)).toBe(css);
});
