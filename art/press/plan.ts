import { createHash } from 'node:crypto';

/** The widths worth making from a picture of `natural` pixels: never enlarged, ascending, at least one. */
export function fitWidths(wanted: readonly number[], natural: number): number[] {
  const fitting = [...new Set(wanted)].filter((width) => width <= natural).sort((a, b) => a - b);
  return fitting.length > 0 ? fitting : [natural];
}

/** Twelve hex digits that change when any part changes; parts are separated, so 'ab','c' differs from 'a','bc'. */
export function cacheKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}

/** `buddha-brands-800.1f2e3d4c5b6a.avif`; without a width `logo-store.1f2e3d4c5b6a.svg`. */
export function fileName(name: string, key: string, format: string, width?: number): string {
  return `${name}${width === undefined ? '' : `-${width}`}.${key}.${format}`;
}
