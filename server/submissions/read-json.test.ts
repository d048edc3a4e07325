import { describe, expect, it } from 'vitest';
import { bodyBounds } from './fields.ts';
import { readJson } from './read-json.ts';

const read = (body: string, type = 'application/json; charset=utf-8') =>
  readJson(
    new Request('http://foreshore.test/', { method: 'POST', body, headers: { 'Content-Type': type } }),
  );
const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

describe('a JSON body', () => {
  it('is an object, whatever stands in its texts', async () => {
    const sent = { text: `${'[{,'.repeat(5000)} \\" "`, list: [1, { deep: [[true]] }] };
    expect(await read(JSON.stringify(sent))).toEqual(sent);
    expect(await read(nested(bodyBounds.depth))).toHaveProperty('a');
  });

  it.each([
    ['too deep', nested(bodyBounds.depth + 1)],
    ['too deep and broken', '['.repeat(200_000)],
    ['too many values', JSON.stringify({ a: Array.from({ length: bodyBounds.fields + 1 }, () => 0) })],
    ['too many empty lists', JSON.stringify({ a: Array.from({ length: bodyBounds.fields }, () => []) })],
    ['too many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [i, 1])))],
    ['a text without an end', '{"a":"\\'],
    ['a list', '[]'],
  ])('is refused when it is %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is not read when it is sent as something else', async () => {
    for (const type of ['text/plain', 'application/json-patch+json', 'application/jsonx'])
      await expect(read('{}', type)).rejects.toMatchObject({ code: 'invalid' });
  });
});
