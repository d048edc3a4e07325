import { describe, expect, it } from 'vitest';
import { type ImageEntry, pictureSources } from './picture-sources.ts';

const entry = (formats: string[], widths: number[], plain = widths[0]): ImageEntry => ({
  width: 1600,
  height: 1200,
  colour: '#234567',
  sources: { key: '0123456789ab', formats, widths, ...(plain && { plain }) },
});

describe('pictureSources', () => {
  it('offers every width in every format but the last, which others get at one width', () => {
    const { sources } = pictureSources('den', entry(['avif', 'webp'], [480, 1600]));
    expect(sources).toEqual([
      {
        type: 'image/avif',
        srcSet: '/images/den-480.0123456789ab.avif 480w, /images/den-1600.0123456789ab.avif 1600w',
      },
    ]);
  });
  it('offers every width of a picture that has one format', () => {
    const { sources } = pictureSources('den', entry(['webp'], [480, 1600]));
    expect(sources.map(({ srcSet }) => srcSet)).toEqual([
      '/images/den-480.0123456789ab.webp 480w, /images/den-1600.0123456789ab.webp 1600w',
    ]);
  });
  it('falls back to the one file of the last format', () => {
    expect(pictureSources('den', entry(['avif', 'webp'], [480, 800, 1600], 800)).src).toBe(
      '/images/den-800.0123456789ab.webp',
    );
  });
  it('needs no sources for a vector', () => {
    expect(pictureSources('logo-store', entry(['svg'], []))).toEqual({
      src: '/images/logo-store.0123456789ab.svg',
      sources: [],
    });
  });
});
