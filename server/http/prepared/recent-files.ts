import { readFileSync } from 'node:fs';
import { megabyte } from '#domain/format/sizes.ts';

/**
 * Reads files that are too many to be kept in memory, and keeps those that were read last. For files whose name says
 * what is in them: whatever is found under it is the same.
 */
export function recentFiles(bytes = 2 * megabyte): (file: string) => Uint8Array {
  const kept = new Map<string, Uint8Array>();
  let total = 0;
  return (file) => {
    const known = kept.get(file);
    if (known) {
      // Puts it last of those to go.
      kept.delete(file);
      kept.set(file, known);
      return known;
    }
    const body = readFileSync(file);
    if (body.length > bytes) return body;
    kept.set(file, body);
    total += body.length;
    for (const [oldest, { length }] of kept) {
      if (total <= bytes) break;
      kept.delete(oldest);
      total -= length;
    }
    return body;
  };
}
