import { expect, test } from 'vitest';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';
import { withFormsOf } from './best-forms.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (body: string, br: string): ReadyFile => ({
  ...{ address: '/', type: 'text/html', body: bytes(body), br: bytes(br), gzip: null },
});
const quick = (body: string): ReadyFile => ({ ...file(body, 'quick'), quick: true });

test('a page that came out the same keeps its best forms, and no other takes them', () => {
  const [best] = withFormsOf([file('a', 'best')], [quick('a')]);
  expect([String(best?.br), best?.quick]).toEqual([String(bytes('best')), undefined]);
  for (const known of [[file('b', 'best')], [quick('a')], []])
    expect(withFormsOf(known, [quick('a')])).toEqual([quick('a')]);
});
