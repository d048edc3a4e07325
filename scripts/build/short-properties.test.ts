import { expect, test } from 'vitest';
import { withShortProperties } from './short-properties.ts';

test('what the sheet sets has a short name wherever it is set, read, registered or asked for', () => {
  const css =
    '@property --turn{syntax:"*"}.x{--colour:red;--other-colour:var(--colour);color:var( --other-colour,var(--turn))}@container style(--colour:red){.y{transition:--turn 1s}}';
  expect(withShortProperties(css, [])).toBe(
    '@property --A{syntax:"*"}.x{--B:red;--C:var(--B);color:var( --C,var(--A))}@container style(--B:red){.y{transition:--A 1s}}',
  );
});

test('what others say or set keeps its name, and so does a selector that looks like one', () => {
  const css = String.raw`.bg-\(--case\){--case:1;--own:2;width:var(--set-by-a-library);top:var(--own)}`;
  expect(withShortProperties(css, ["style.setProperty('--case', '')"])).toBe(css.replaceAll('--own', '--A'));
});

test('a short name is one that nothing else has', () => {
  expect(withShortProperties('.x{--own:1;top:var(--own);left:var(--A)}', ["'--B'"])).toBe(
    '.x{--C:1;top:var(--C);left:var(--A)}',
  );
});
