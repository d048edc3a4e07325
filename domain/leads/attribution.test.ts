import { describe, expect, it } from 'vitest';
import { attributionField } from './attribution.ts';
import { addTouch, ownTouch, sourceOf, touchOf } from './touch.ts';

const url = (text: string) => new URL(text, 'https://www.foreshore.example');

describe('a touch', () => {
  it('keeps the page, the foreign referrer without its query, and the known tags', () => {
    const address = url('/quote?utm_source=google&utm_medium=cpc&gclid=abc&password=x');
    expect(touchOf(address, 'https://news.example/story?user=me', 5)).toEqual({
      landing: '/quote',
      referrer: 'https://news.example/story',
      at: 5,
      utm_source: 'google',
      utm_medium: 'cpc',
      gclid: 'abc',
    });
  });

  it('holds no click id without consent, and no other page', () => {
    const address = url('/quote?utm_source=google&utm_id=7&gclid=abc&fbclid=x&gad_source=1&lp=%2F&ref=y');
    expect(ownTouch(address, 'https://news.example/story?user=me', 5)).toEqual({
      landing: '/quote',
      referrer: 'https://news.example/story',
      at: 5,
      utm_source: 'google',
      utm_id: '7',
    });
    expect(address.searchParams.get('gclid')).toBe('abc');
  });

  it.each([
    ['/booking/secret-key', '/booking'],
    ['/booking/secret-key/reschedule', '/booking'],
    ['/newsletter/confirm/secret-key', '/newsletter/confirm'],
    ['/set-up/secret-key', '/set-up'],
    ['/book-discovery-call', '/book-discovery-call'],
  ])('never keeps the key in %s', (path, landing) => {
    expect(touchOf(url(path), null, null).landing).toBe(landing);
  });

  it('leaves out the site itself and what is no web address as referrer', () => {
    for (const referrer of ['https://www.foreshore.example/about', 'javascript:alert(1)', 'nonsense', null])
      expect(touchOf(url('/'), referrer, null).referrer).toBe('');
  });

  it('is replaced as the last one only by one that says where it came from', () => {
    const first = touchOf(url('/?utm_source=a'), null, 1);
    const silent = addTouch(addTouch(null, first), touchOf(url('/about'), null, 2));
    expect(silent).toEqual({ first, last: first });
    const second = touchOf(url('/?utm_source=b'), null, 3);
    expect(addTouch(silent, second)).toEqual({ first, last: second });
  });

  it('names its source', () => {
    expect(sourceOf(touchOf(url('/?utm_source=news&utm_medium=email'), null, 1))).toBe('news / email');
    expect(sourceOf(touchOf(url('/?gclid=1'), null, 1))).toBe('google / ads');
    expect(sourceOf(touchOf(url('/'), 'https://www.bing.com/search', 1))).toBe('bing.com');
    expect(sourceOf(touchOf(url('/'), null, 1))).toBe('direct');
    expect(sourceOf(undefined)).toBe('unknown');
  });
});

describe('the attribution field', () => {
  const touch = { landing: '/', referrer: '', at: 1, utm_source: 'a' };

  it('reads an object and the same as text', () => {
    const both = { first: touch, last: touch };
    expect(attributionField.parse(both)).toEqual(both);
    expect(attributionField.parse(JSON.stringify(both))).toEqual(both);
  });

  it('cuts what is long, drops what is unknown and never fails', () => {
    const odd = { landing: 'x'.repeat(5000), referrer: 7, at: 'now', utm_source: '\u0000a', evil: 'x' };
    expect(attributionField.parse({ first: odd, last: touch })).toEqual({
      first: { landing: 'x'.repeat(300), referrer: '', at: null, utm_source: 'a' },
      last: touch,
    });
    for (const input of [undefined, '', 'x', '[1]', 7, { first: touch }, 'x'.repeat(30_000)])
      expect(attributionField.parse(input)).toBeNull();
  });
});
