import path from 'node:path';
import { pathToFileURL } from 'node:url';
import './markdown-imports.ts';

/**
 * Loads one file of content/ and reads what it exports, which is when it is checked.
 * @param file path from the project root
 */
export async function importContent(file: string): Promise<void> {
  const parts: object = await import(pathToFileURL(path.resolve(file)).href);
  for (const part of Object.values(parts)) if (typeof part === 'object' && part !== null) Object.keys(part);
}
