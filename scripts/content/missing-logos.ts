import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * One sentence for each logo that a review names and that is not in `folder`.
 * @param text of testimonials.ts
 */
export function missingLogos(text: string, folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const there = new Set(files.map((file) => path.parse(file).name));
  const named = [...text.matchAll(/logo: ['"]logo-([a-z0-9-]+)['"]/g)].map(([, name = '']) => name);
  return named
    .filter((name) => !there.has(name))
    .map(
      (name) => `content/testimonials.ts: the logo '${name}' has no file in ${folder}, such as ${name}.svg.`,
    );
}
