import './markdown-imports.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Prints what the documents below a folder say as JSON: a program of its own, since modules are loaded once.
const folder = process.argv[2] ?? '.';
const documents = pathToFileURL(path.join(path.resolve(folder), 'content/documents.ts')).href;
const { contentDocuments } = (await import(documents)) as typeof import('#content/documents.ts');
const all = [...contentDocuments.values()].map(({ id, defaults }) => [id, defaults]);
process.stdout.write(JSON.stringify(Object.fromEntries(all)));
