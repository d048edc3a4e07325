import { expect, test } from 'vitest';
import { wrongBySection } from './wrong-by-section.ts';

test('wrong fields stand under the part of the form that they lie in, and what lies in none stands first', () => {
  const names = ['f.goals.2.title', 'f.tagline', 'f', 'f.goalsOfOthers', 'f.goals', 'f.goals.10.title'];
  const text = { kind: 'text', help: '', empty: 'refused' } as never;
  const part = (id: string, ...fields: string[]) => ({
    ...{ id, title: id },
    fields: fields.map((name) => ({ field: text, name })),
  });
  const sections = [
    part('top', 'f.tagline', 'f.goalsOfOthers'),
    part('none', 'f.none'),
    part('goals', 'f.goals'),
  ];
  const found = wrongBySection(
    sections,
    names.map((name) => ({ name, way: '', message: '' })),
  );
  expect(found.map(({ id, wrong }) => [id, ...wrong.map(({ name }) => name)])).toEqual([
    ['whole', 'f'],
    ['top', 'f.tagline', 'f.goalsOfOthers'],
    ['goals', 'f.goals.2.title', 'f.goals', 'f.goals.10.title'],
  ]);
});
