import { expect, test } from 'vitest';
import { withoutUnread } from './unread-properties.ts';

test('what nothing reads is neither set nor registered, and what it alone has read goes with it', () => {
  const css =
    '@property --a{syntax:"*"}@property --b{syntax:"*"}.x{--a:var(--c);top:0}.y{left:0;--b:";}";--c:1}.z{--a:2}';
  expect(withoutUnread(css, [])).toBe('.x{top:0}.y{left:0}');
});

test('what a rule, a condition or another text reads stays, as does a rule that was empty before', () => {
  const css =
    '.x{--a:1;--b:2;--c:3}.y{top:var( --a)}@container style(--b:2){.y{top:1px}}@layer one;.z{}@media print{.v{--d:1}}';
  expect(withoutUnread(css, ["element.style.getPropertyValue('--c')"])).toBe(
    css.replace('@media print{.v{--d:1}}', ''),
  );
});
