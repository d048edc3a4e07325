import { readFileSync, writeFileSync } from 'node:fs';
import { licencesPage, reasonFor, takenIn } from './licences/judge.ts';

// Writes docs/licences.md from the lock file. Exit code 1 when something would come along that may not.
const all = takenIn(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
const refused = all.filter((one) => reasonFor(one) === null);
for (const { name, version, licence } of refused)
  process.stderr.write(`${name} ${version}: the licence ${licence} is not among those that are taken.\n`);
if (refused.length === 0) writeFileSync('docs/licences.md', licencesPage(all));
process.exitCode = refused.length === 0 ? 0 : 1;
