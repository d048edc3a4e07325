import { describe, expect, it } from 'vitest';
import { cacheKey, fileName, fitWidths } from './plan.ts';

describe('fitWidths', () => {
  it('keeps the widths that the picture can fill, ascending and once', () => {
    expect(fitWidths([1600, 480, 800, 800], 1200)).toEqual([480, 800]);
  });
  it('includes the natural width when it is asked for', () => {
    expect(fitWidths([480, 1200], 1200)).toEqual([480, 1200]);
  });
  it('falls back to the natural width of a picture smaller than all of them', () => {
    expect(fitWidths([480, 800], 300)).toEqual([300]);
  });
});

describe('cacheKey', () => {
  it('is stable and short enough for a file name', () => {
    expect(cacheKey('a', 'b')).toBe(cacheKey('a', 'b'));
    expect(cacheKey('a', 'b')).toMatch(/^[0-9a-f]{12}$/);
  });
  it('changes with the source, the settings and where one ends and the other begins', () => {
    const keys = [cacheKey('ab', 'c'), cacheKey('a', 'bc'), cacheKey('abc'), cacheKey('ab', 'd')];
    expect(new Set(keys).size).toBe(4);
  });
  it('reads bytes as it reads text', () => {
    expect(cacheKey(new TextEncoder().encode('é'))).toBe(cacheKey('é'));
  });
});

describe('fileName', () => {
  it('carries name, width, key and format', () => {
    expect(fileName('den-architecture', '0123456789ab', 'avif', 800)).toBe(
      'den-architecture-800.0123456789ab.avif',
    );
  });
  it('leaves the width out where there is only one file', () => {
    expect(fileName('logo-store', '0123456789ab', 'svg')).toBe('logo-store.0123456789ab.svg');
  });
});
