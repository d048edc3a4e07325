import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openParts } from './open-parts.ts';
import { packedEnd } from './packed-end.ts';

const words = (from: number) =>
  Array.from({ length: 600 }, (_, index) => `<p>${((from + index) * 7919) % 1009} words</p>`).join('');
const parts = [0, 300, 5, 400].map((from) => Buffer.from(`"/>${words(from)}<input value="`));
const gaps = [36, 2, 57];
const end = packedEnd('<section id="tide">now</section>', '<input type="hidden"/>');
const valuesOf = (sign: string) => gaps.map((length) => sign.repeat(length));

async function answers(values: string[]) {
  const open = await openParts({ parts, gaps });
  const [br, gzip] = [open.br?.(values, end), open.gzip?.(values, end)];
  return { plain: String(open.plain(values, end)), br, gzip };
}

test.each(['a', '0', '"', '<p>1 words</p>'.slice(0, 1)])(
  'every form holds the values of its answer, here %s, and comes out whole',
  async (sign) => {
    const values = valuesOf(sign);
    const { plain, br, gzip } = await answers(values);
    expect(plain).toBe(
      parts.map((part, index) => `${part}${values[index] ?? ''}`).join('') + String(end.plain),
    );
    expect(br && String(brotliDecompressSync(br))).toBe(plain);
    expect(gzip && String(gunzipSync(gzip))).toBe(plain);
  },
);

test('the gaps cost little: the forms stay far smaller than the text', async () => {
  const { plain, br, gzip } = await answers(valuesOf('k'));
  expect(br?.length).toBeLessThan(plain.length / 4);
  expect(gzip?.length).toBeLessThan(plain.length / 4);
});

test('a value of another length is refused: it would shift what follows', async () => {
  const { plain } = await openParts({ parts, gaps });
  expect(() => plain(['short', 'ab', 'c'.repeat(57)], end)).toThrow('cannot hold 5');
});

test('gaps without room between them, or more of them than there are spare bytes, are sent uncompressed', async () => {
  const narrow = [Buffer.from('<p>'), Buffer.from('x'), Buffer.from('</p>')];
  expect(await openParts({ parts: narrow, gaps: [3, 3] })).toMatchObject({ br: null, gzip: null });
  expect(await openParts({ parts, gaps: [9_000, 1, 1] })).toMatchObject({ br: null, gzip: null });
});
