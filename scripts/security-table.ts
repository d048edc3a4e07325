import { readFileSync, writeFileSync } from 'node:fs';
import { readRequirements, tableOf } from './asvs/table.ts';

// npm run security-table: writes the requirements of scripts/asvs/requirements.txt, with the tests that show them, into
// docs/security.md, below its heading.
const file = 'docs/security.md';
const heading = '## ASVS 5.0.0\n';
const [before] = readFileSync(file, 'utf8').split(heading);
const table = tableOf(readRequirements(readFileSync('scripts/asvs/requirements.txt', 'utf8')));
writeFileSync(file, `${before}${heading}\n${table}\n`);
