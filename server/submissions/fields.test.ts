import { describe, expect, it } from 'vitest';
import { bodyBounds, collect, parseFields } from './fields.ts';

const pairs = (count: number, name: (index: number) => string): Array<[string, string]> =>
  Array.from({ length: count }, (_, index) => [name(index), 'x']);
const invalid = expect.objectContaining({ code: 'invalid' });

describe('the fields of a form', () => {
  it('come by name, repeated ones as a list', () => {
    expect(collect(parseFields('a=1&b=2&a=3&__proto__=4'))).toEqual({
      a: ['1', '3'],
      b: '2',
      ['__proto__']: '4',
    });
  });

  it.each<[string, Array<[string, string]>]>([
    ['fields', pairs(bodyBounds.fields + 1, (index) => `f${index}`)],
    ['repeats', pairs(bodyBounds.repeats + 1, () => 'a')],
    ['letters in a name', pairs(1, () => 'x'.repeat(bodyBounds.nameLength + 1))],
  ])('are refused when there are too many %s', (_, fields) => {
    expect(() => collect(fields)).toThrow(invalid);
    expect(collect(fields.slice(1))).toBeTypeOf('object');
  });

  it('are counted before they are taken apart', () => {
    expect(() => parseFields('&'.repeat(bodyBounds.fields))).toThrow(invalid);
  });
});
