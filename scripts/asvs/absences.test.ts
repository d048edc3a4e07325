import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Absence, absences, directPackages, tracesOf } from './absences.ts';

const shipped = globSync('{app,art,content,domain,server}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean(), devOptional: z.boolean() }).partial()),
});
const { packages: locked } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const project = {
  packages: Object.entries(locked).flatMap(([place, { dev, devOptional }]) =>
    place === '' || dev || devOptional ? [] : [place.replace(/^.*node_modules\//, '')],
  ),
  code: new Map(shipped.map((file) => [file, readFileSync(file, 'utf8')])),
};
const rows: Array<{ name: string; absence: Absence }> = Object.entries(absences).map(([name, absence]) => ({
  name,
  absence,
}));

test('every package that the site takes in is among those that are thought of, and all code is read', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.values(directPackages).flat().sort()).toEqual(Object.keys(dependencies).sort());
  expect([project.packages.includes('better-auth'), project.code.has('server/start/main.ts')]).toEqual([
    true,
    true,
  ]);
});

test.each(rows)('$name: nothing of it is there', ({ absence }) => {
  expect(tracesOf(absence, project)).toEqual([]);
});

test.each(rows)('$name: a package or a line that brings it is found', ({ absence }) => {
  for (const name of absence.wrong.packages ?? [])
    expect(tracesOf(absence, { packages: [name], code: new Map() })).toEqual([`the package ${name}`]);
  for (const line of absence.wrong.code)
    expect(tracesOf(absence, { packages: [], code: new Map([['server/new.ts', line]]) })).toHaveLength(1);
});

test.each(rows)('$name: what is let through is still there', ({ absence: { code, except = {} } }) => {
  for (const file of Object.keys(except)) expect(code?.test(project.code.get(file) ?? '')).toBe(true);
});
