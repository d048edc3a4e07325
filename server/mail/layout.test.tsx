import { expect, it } from 'vitest';
import { EmailLayout } from './layout.tsx';
import { Facts } from './parts.tsx';
import { renderEmail } from './render.ts';

it('keeps the lines of an answer in both parts, and its markup as text', async () => {
  const value = 'First line\n\n<b>third</b>\nfourth';
  const { html, text } = await renderEmail(
    'https://foreshore.test',
    <EmailLayout preview="p" heading="h">
      <Facts
        rows={[
          ['Message', value],
          ['Empty', ''],
        ]}
      />
    </EmailLayout>,
  );
  expect(text).toContain('Message: First line\n\n<b>third</b>\nfourth');
  expect(text).not.toContain('Empty');
  expect(html).toContain('&lt;b&gt;third&lt;/b&gt;');
  expect(html.match(/<br\s*\/?>/g)).toHaveLength(3);
});
