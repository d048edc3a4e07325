import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  deflateRawSync,
  inflateRawSync,
} from 'node:zlib';
import { expect, test } from 'vitest';
import { lastBlock } from './last-block.ts';
import { packedEnd } from './packed-end.ts';

const beginning = Buffer.from('<p>What came before, of any kind.</p>'.repeat(40));
const flushed = {
  br: brotliCompressSync(beginning, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  deflated: deflateRawSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH }),
};
/** Texts of all lengths that Brotli codes differently, with repeats near and far. */
const texts = [10, 300, 3_000, 30_000].map((length) => {
  const words = Array.from(
    { length },
    (_, at) => `<b>${(at * at * 7919) % 10_007}</b>${'–'.repeat(at % 13)}`,
  );
  return words.join('').slice(0, length);
});

test.each([...texts, `${texts[2]}${'x'.repeat(3_000)}${texts[2]}`])(
  'an end compressed apart is whole behind any beginning, and smaller: %#',
  (text) => {
    const { br, deflated } = packedEnd(text, '<input type="hidden"/>');
    const whole = `${beginning}<input type="hidden"/>${text}`;
    expect(String(brotliDecompressSync(Buffer.concat([flushed.br, br])))).toBe(whole);
    expect(String(inflateRawSync(Buffer.concat([flushed.deflated, deflated])))).toBe(whole);
    if (text.length > 1_000) expect(br.length).toBeLessThan(text.length * 0.6);
  },
);

test.each(['', 'a', 'aaaaaaaaaaaaaaaa'])('the shortest ends come out whole: “%s”', (text) => {
  const block = lastBlock(Buffer.from(text));
  expect(String(brotliDecompressSync(Buffer.concat([flushed.br, block ?? Buffer.of()])))).toBe(
    `${beginning}${text}`,
  );
});

test('the end of a minute is compressed once for all pages', () => {
  expect(packedEnd('<p>now</p> and now')).toBe(packedEnd('<p>now</p> and now'));
});
