import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({ dependencies: names, optionalDependencies: names });

/**
 * Folders of the packages that a program needs when it runs: those named and all that they need in turn, as npm has
 * laid them out. What is for another kind of machine is not installed and left out.
 * @param root the project's folder
 * @returns paths below root, such as node_modules/react
 * @throws Error when a package is needed and not there
 */
export function packagesFor(root: string, wanted: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string, optional: boolean): void => {
    const folder = placeOf(root, name, from);
    if (!folder && optional) return;
    if (!folder) throw new Error(`${name} is not installed. Run npm ci.`);
    if (found.has(folder)) return;
    found.add(folder);
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const { dependencies, optionalDependencies } = packageSchema.parse(JSON.parse(text));
    for (const one of Object.keys(optionalDependencies)) visit(one, folder, true);
    for (const one of Object.keys(dependencies)) if (!optionalDependencies[one]) visit(one, folder, false);
  };
  for (const name of wanted) visit(name, '', false);
  return [...found].sort();
}

/** As Node looks for it: beside what needs it, then further up. */
function placeOf(root: string, name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (existsSync(path.join(root, place, 'package.json'))) return place;
    if (folder === '' || folder === '.') return null;
  }
}
