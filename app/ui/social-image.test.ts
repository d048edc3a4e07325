import { describe, expect, it, vi } from 'vitest';
import { socialImage } from './social-image.ts';

vi.mock('./generated/social.json', () => {
  const entry = (key: string) => ({
    width: 1200,
    height: 630,
    colour: '#000000',
    sources: { key, formats: ['jpg'], widths: [] },
  });
  return { default: { 'social-home': entry('aaaaaaaaaaaa'), 'social-services-crm': entry('bbbbbbbbbbbb') } };
});

describe('socialImage', () => {
  it('is the page’s own', () => {
    expect(socialImage('/services/crm')).toEqual({
      path: '/images/social-services-crm.bbbbbbbbbbbb.jpg',
      width: 1200,
      height: 630,
      own: true,
    });
  });
  it('is the home page’s for the root and for pages outside the list', () => {
    expect(socialImage('/').path).toBe('/images/social-home.aaaaaaaaaaaa.jpg');
    expect(socialImage('/unsubscribe')).toMatchObject({
      path: '/images/social-home.aaaaaaaaaaaa.jpg',
      own: false,
    });
  });
});
