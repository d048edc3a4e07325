import { describe, expect, it } from 'vitest';
import { mentions, textsIn } from './mentions.ts';

describe('an address in a text', () => {
  it.each([
    ['ann@example.com', true],
    ['Ann <ANN@Example.com>, write soon.', true],
    ['mailto:ann@example.com.', true],
    ['"ann@example.com"', true],
    ['joann@example.com', false],
    ['jo.ann@example.com', false],
    ['jo+ann@example.com', false],
    ['ann@example.com.au', false],
    ['ann@example.community', false],
    ['ann@example-com', false],
    ['annXexample.com', false],
  ])('%s: %s', (text, found) => {
    expect(mentions(text, 'ann@example.com')).toBe(found);
  });

  it('is looked for in every text of a payload', () => {
    expect(textsIn({ to: 'a', list: ['b', { deep: 'c' }], n: 1, none: null })).toEqual(['a', 'b', 'c']);
  });
});
