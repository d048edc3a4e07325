import { expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

/** A form of these parts, headers and content as they come. */
function formOf(parts: readonly string[]): Request {
  const text = `${parts.map((part) => `--X\r\n${part}\r\n`).join('')}--X--\r\n`;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=X' };
  return new Request('http://foreshore.test/api/contact', { method: 'POST', headers, body: text });
}

const field = 'Content-Disposition: form-data; name="name"\r\n\r\nVera';

it.each([
  ['no name at all', 'Content-Disposition: form-data\r\n\r\ntext'],
  ['a name without a value', 'Content-Disposition: form-data; name\r\n\r\ntext'],
])('passes over a field with %s', async (_, part) => {
  const { fields, problem } = await readMultipart(formOf([part, field]), null);
  expect(fields).toEqual([['name', 'Vera']]);
  expect(problem).toBeNull();
});
