import { globSync, readFileSync } from 'node:fs';
import { type Absence, absences } from './absences.ts';

/** How a requirement is met; in the order of the table's key. */
const kinds = {
  t: 'shown by a test',
  a: 'shown by a test that what they are about is not there',
  d: 'written down',
  h: 'the host',
  n: 'does not apply',
  g: 'falls short',
} as const;
type Kind = keyof typeof kinds;

export type Requirement = { id: string; level: number; kind: Kind; what: string; by: string };

const line = /^(V[\d.]+) ([12]) ([tadhng]) (.+?) \| (.+)$/;

/** Reads the requirements from their file. @throws Error that quotes a line of another form */
export function readRequirements(text: string): Requirement[] {
  return text
    .split('\n')
    .filter((one) => one !== '' && !one.startsWith('#'))
    .map((one) => {
      const [, id, level, kind, what, by] = line.exec(one) ?? [];
      if (!id || !what || !by) throw new Error(`This is no requirement: ${one}`);
      return { id, level: Number(level), kind: kind as Kind, what, by };
    });
}

/** A test by its file and its whole title. */
export type NamedTest = { file: string; title: string };

/** What a requirement of kind `a` is about, with its name. @throws Error when the list of absences does not have it */
function absenceOf({ id, by }: Requirement): Absence & { name: string } {
  const [name = ''] = by.split(' ;; ');
  const found = Object.entries(absences).find(([one]) => one === name);
  if (!found) throw new Error(`${id}: nothing is called ${name} in absences.ts.`);
  return { name, ...found[1] };
}

/** The tests that a requirement names. @throws Error for one that is not there, or is not told from another */
export function testsOf({ id, kind, by }: Requirement): NamedTest[] {
  const own = 'scripts/asvs/absences: $name: nothing of it is there';
  const named = by.split(' ;; ');
  return (kind === 'a' ? [own, ...named.slice(1)] : named).map((one) => {
    const [, place = '', begins = ''] = /^(\S+): (.+)$/.exec(one) ?? [];
    const [file] = place.includes('.spec.')
      ? [place]
      : globSync(`{,tests/integration/}${place}.test.{ts,tsx}`);
    if (!file) throw new Error(`${id}: there is no test file ${place}.`);
    const titles = titlesIn(readFileSync(file, 'utf8')).filter((title) => title.startsWith(begins));
    const [title] = titles;
    if (!title || titles.length > 1)
      throw new Error(`${id}: ${titles.length} tests of ${file} begin with '${begins}'.`);
    return { file, title };
  });
}

/** Titles as they are written in the code of a test file, each once. */
function titlesIn(code: string): string[] {
  const found = code.matchAll(
    /\b(?:test|it)(?:\.\w+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs,
  );
  return [...new Set([...found].map((match) => match[2] ?? ''))];
}

/** The whole table as Markdown, by chapter. */
export function tableOf(requirements: readonly Requirement[]): string {
  const counted = (kind: string) => requirements.filter((one) => one.kind === kind).length;
  const counts = Object.entries(kinds).map(([kind, words]) => `${counted(kind)} ${words}`);
  const shownByTests = counted('t') + counted('a');
  const rows = requirements.map(
    (one) => `| ${one.id.slice(1)} | ${one.level} | ${one.what} | ${shown(one)} |`,
  );
  return [
    `${requirements.length} requirements of levels 1 and 2, of which ${shownByTests} are shown by tests: ${counts.join(', ')}.`,
    '',
    '| number | level | in our words | how |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function shown(requirement: Requirement): string {
  const { kind, by } = requirement;
  if (kind === 'd') return by;
  if (kind !== 't' && kind !== 'a') return `${kinds[kind]}: ${by}`;
  const rows = testsOf(requirement).map(({ file, title }) => `\`${file}\` ${title.replaceAll('|', '\\|')}`);
  if (kind === 't') return rows.join('<br>');
  const { name, what } = absenceOf(requirement);
  return [`not there: ${what}`, ...rows.map((row) => row.replace('$name', () => name))].join('<br>');
}
