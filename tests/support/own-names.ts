import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namesFile } from '#scripts/build/short-class-names.ts';
import { buildFolder } from '#scripts/build-folder.ts';

const short = new Map(
  Object.entries(
    JSON.parse(readFileSync(path.join(buildFolder, 'client', namesFile), 'utf8')) as Record<string, string>,
  ),
);
const own = new Map([...short].map(([name, shortName]) => [shortName, name]));
const ownName = (name: string) => own.get(name)?.replaceAll('&', '&amp;') ?? name;

/** A built page with the classes of the sources: pages say short ones (decision 0118). */
export const inOwnNames = (html: string): string =>
  html.replaceAll(/ class="([^"]*)"/g, (_, list: string) => {
    return ` class="${list.split(' ').map(ownName).join(' ')}"`;
  });

/** What a built page says for a class of the sources. */
export const asSaid = (name: string): string => short.get(name) ?? name;

/** Whether a class is one that the sheet of public pages has under a short name, said by either. */
export const isUtility = (name: string): boolean => short.has(name) || own.has(name);
