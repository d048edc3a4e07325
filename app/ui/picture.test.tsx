import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

vi.mock('./generated/images.json', () => ({
  default: {
    shop: {
      width: 1600,
      height: 1200,
      colour: '#123456',
      sources: { key: 'abcabcabcabc', formats: ['avif', 'webp'], widths: [480, 800], plain: 800 },
    },
    'logo-shop': {
      width: 120.4,
      height: 64,
      colour: '#ffffff',
      sources: { key: 'abcabcabcabc', formats: ['svg'], widths: [] },
    },
  },
}));

describe('Picture', () => {
  it('gives the browser its size, its widths, and time', () => {
    const html = renderToStaticMarkup(<Picture name="shop" alt="A shop" sizes="50vw" />);
    expect(html).toContain('<source type="image/avif" srcSet="/images/shop-480.abcabcabcabc.avif 480w');
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('width="1600" height="1200" loading="lazy" decoding="async"');
    expect(html).not.toContain('style=');
  });
  it('asks for the first picture of a page at once', () => {
    const html = renderToStaticMarkup(<Picture name="shop" alt="A shop" sizes="50vw" priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading=');
  });
  it('asks for one of two before others, and only if it is shown', () => {
    const html = renderToStaticMarkup(<Picture name="shop" alt="A shop" sizes="50vw" priority="if-shown" />);
    expect(html).toContain('fetchPriority="high" loading="lazy"');
  });
  it('has another drawing where its medium holds, with the size of that one', () => {
    const instead = { name: 'logo-shop', media: '(width < 40rem)' };
    const entry = {
      width: 780,
      height: 680,
      colour: '#fff',
      sources: { key: 'k', formats: ['webp'], widths: [780], plain: 780 },
    };
    const html = renderToStaticMarkup(
      <Picture name="shop" alt="A shop" sizes="50vw" instead={{ ...instead, entry }} />,
    );
    expect(html).toContain(
      'media="(width &lt; 40rem)" srcSet="/images/logo-shop-780.k.webp 780w" sizes="50vw" width="780" height="680"',
    );
  });
  it('shows a vector as one file and keeps an empty alternative text', () => {
    const html = renderToStaticMarkup(<Picture name="logo-shop" alt="" sizes="120px" />);
    expect(html).toContain('<img src="/images/logo-shop.abcabcabcabc.svg" alt="" width="120" height="64"');
    expect(html).not.toContain('<source');
  });
  it('says which image is missing and where the names are', () => {
    expect(() => renderToStaticMarkup(<Picture name="shed" alt="" sizes="1px" />)).toThrow(
      "There is no image named 'shed'; see content/alt.ts",
    );
  });
});
