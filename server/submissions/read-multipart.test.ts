import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDomainError } from '#server/base/errors.ts';
import { readMultipart, type TakeOne } from './read-multipart.ts';

/** A form of these parts, headers and content as they come, that arrives in pieces of so many bytes. */
function formOf(parts: readonly string[], piece = Number.POSITIVE_INFINITY): Request {
  const text = `${parts.map((part) => `--X\r\n${part}\r\n`).join('')}--X--\r\n`;
  const bytes = Buffer.from(text, 'latin1');
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + piece));
      at += piece;
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=X' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return new Request('http://foreshore.test/api/contact', init);
}

const field = 'Content-Disposition: form-data; name="name"\r\n\r\nVera';
const file = 'Content-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
const readAll: TakeOne = async (stream) => {
  for await (const _ of stream);
  return null;
};

it.each([
  ['no name at all', 'Content-Disposition: form-data\r\n\r\ntext'],
  ['a name without a value', 'Content-Disposition: form-data; name\r\n\r\ntext'],
])('passes over a field with %s', async (_, part) => {
  const { fields, problem } = await readMultipart(formOf([part, field]), null);
  expect(fields).toEqual([['name', 'Vera']]);
  expect(problem).toBeNull();
});

const long = 'x'.repeat(70_000);

it.each([
  ['without a header', `\r\n${long}`],
  ['that is no field', `Content-Type: text/plain\r\n\r\n${long}`],
  ['of another kind', `Content-Disposition: attachment; name=a\r\n\r\n${long}`],
])('comes to the end of a form with a long part %s, however it arrives', async (_, part) => {
  for (const piece of [Number.POSITIVE_INFINITY, 70_000, 65_536, 1_000]) {
    const { fields } = await readMultipart(formOf([field, `${file}%PDF-1.7`, part], piece), readAll);
    expect(fields).toEqual([['name', 'Vera']]);
  }
});

it('reads or refuses whatever claims to be a form', async () => {
  const header = fc.constantFrom(
    'Content-Disposition: form-data',
    'Content-Disposition: form-data; name',
    "Content-Disposition: form-data; name*=utf-8''%ff",
    'Content-Disposition: form-data; name="a\\',
    'Content-Disposition: form-data; name=a; filename',
    "Content-Disposition: form-data; name=a; filename*=none''%E9.pdf",
    'Content-Disposition: form-data; name=a; filename="../b.pdf"',
    'Content-Disposition: ;',
    'Content-Type: text/plain; charset',
    'Content-Type: text/plain; charset="',
    'Content-Type: application/octet-stream',
    'Content-Transfer-Encoding: base64',
    ' folded',
    ':',
  );
  const content = fc.constantFrom('', 'text', '\xff\xfe', '--X', '\r\n--X', '\r\n--X-', long);
  const lines = fc.array(header, { maxLength: 4 }).map((all) => all.map((one) => `${one}\r\n`).join(''));
  const part = fc.tuple(lines, content).map(([head, text]) => `${head}\r\n${text}`);
  const piece = fc.constantFrom(Number.POSITIVE_INFINITY, 65_536, 777);
  const take = fc.constantFrom(readAll, null);
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 4 }), piece, take, async (parts, size, one) => {
      await readMultipart(formOf(parts, size), one).catch((error: unknown) => {
        if (!isDomainError(error)) throw error;
      });
    }),
    { numRuns: 200 },
  );
});
