import { expect, test } from 'vitest';
import { drawingAt, isDrawnFile, keyOfDrawn, readDrawnFile } from './drawn.ts';

const key = keyOfDrawn('words');

test('a file is read off its address, and nothing else is one', () => {
  expect(readDrawnFile(`yards-store-tap-1-640.${key}.avif`)).toEqual({
    ...{ name: 'yards-store-tap-1', key, width: 640, format: 'avif' },
  });
  expect(readDrawnFile(`logo-store.${key}.svg`)).toMatchObject({ name: 'logo-store', width: null });
  for (const other of [`../x-640.${key}.avif`, `x.${key}.avif`, `x-640.${key}0.webp`, ''])
    expect(readDrawnFile(other)).toBe(null);
  expect(isDrawnFile(`/images/logo-store.${key}.svg`)).toBe(false);
});

test('other words have another key', () => {
  expect(key).toMatch(/^[0-9a-f]{28}$/);
  expect(keyOfDrawn('word')).not.toBe(key);
});

test('a picture on a page tells which drawing it is', () => {
  expect(drawingAt('http://localhost/images/yards-store-tap-1-320.1f2e3d4c5b6a.avif')).toBe(
    'yards-store-tap-1',
  );
  expect(drawingAt(`/drawn/service-crm-1200.${key}.webp`)).toBe('service-crm');
  expect(drawingAt('/images/logo-store.1f2e3d4c5b6a.svg')).toBe('logo-store');
  expect(drawingAt('/media/0123456789abcdef-01234567-640.avif')).toBe(null);
});
