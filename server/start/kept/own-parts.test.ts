import { expect, test } from 'vitest';
import { placesIn, textsOf, without } from './own-parts.ts';

const own = { key: 'a-key', hold: 'held.', token: '1700000000000.signed', now: '1700000000000' };
const html = `<p data-unit="days" class="x">007</p><i data-props='{"now":1700000000000,"t":"1700000000000.signed"}'>a-key held. heldX</i>`;

test('each part is found wherever it stands, the token as a whole and the count by its place', () => {
  const found = placesIn(html, own).map(({ part, at, length }) => [part, html.slice(at, at + length)]);
  expect(found).toEqual([
    ['days', '007'],
    ['now', own.now],
    ['token', own.token],
    ['key', own.key],
    ['hold', own.hold],
  ]);
  expect(without(html, own)).not.toMatch(/1700000000000|signed|a-key|held\./);
});

test('the count has two digits or more, and stands at nothing when the offer is over', () => {
  expect(textsOf(['days', 'hours', 'key', 'seconds'], { ...own, now: '9999999999999' })).toEqual([
    '00',
    '00',
    'a-key',
    '00',
  ]);
});
