import { describe, expect, it } from 'vitest';
import { plainWidth } from '#art/press/plain-width.ts';
import { type ImageEntry, pictureSources } from './picture-sources.ts';

const entry = (formats: string[], widths: number[]): ImageEntry => ({
  width: 1600,
  height: 1200,
  colour: '#234567',
  sources: { key: '0123456789ab', formats, widths },
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
  it('falls back to a middling file of the widest-read format', () => {
    expect(pictureSources('den', entry(['avif', 'webp'], [480, 800, 1600])).src).toBe(
      '/images/den-800.0123456789ab.webp',
    );
  });
  it.each([[[480, 800, 1600]], [[320, 640]], [[1200, 1600]], [[240]]])(
    'falls back to the one that is made, of %j',
    (widths) => {
      expect(pictureSources('den', entry(['avif', 'webp'], widths)).src).toContain(
        `den-${plainWidth(widths)}.`,
      );
    },
  );
  it('falls back to the largest file where all are small', () => {
    expect(pictureSources('team', entry(['avif', 'webp'], [320, 640])).src).toBe(
      '/images/team-640.0123456789ab.webp',
    );
  });
  it('needs no sources for a vector', () => {
    expect(pictureSources('logo-store', entry(['svg'], []))).toEqual({
      src: '/images/logo-store.0123456789ab.svg',
      sources: [],
    });
  });
});
