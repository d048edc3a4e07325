import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeadFormView } from './form-view.ts';
import { holdsAny, MoreFields } from './more-fields.tsx';

const view = (more: Partial<LeadFormView>) => ({ values: {}, fields: {}, ...more }) as LeadFormView;

test('fields that may be left out stand open once one of them holds something or has to be corrected', () => {
  const names = ['role', 'workLink'];
  expect(holdsAny(names, view({}))).toBe(false);
  expect(holdsAny(names, view({ values: { role: [''], name: ['Vera'] } }))).toBe(false);
  expect(holdsAny(names, view({ values: { role: ['developer'] } }))).toBe(true);
  expect(holdsAny(names, view({ fields: { workLink: 'Too long' } }))).toBe(true);
  const fold = (open: boolean) =>
    renderToStaticMarkup(
      <MoreFields label="More" open={open}>
        fields
      </MoreFields>,
    );
  expect(fold(true)).toContain('<details open');
  expect(fold(false)).not.toContain('open=');
});
