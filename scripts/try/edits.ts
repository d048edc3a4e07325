import fc from 'fast-check';
import { contentDocuments } from '#content/documents.ts';
import { describe } from '#domain/editor/describe.ts';
import { marksOf, toFields } from '#domain/editor/entries.ts';
import type { Field } from '#domain/editor/field.ts';
import { changeList, changeValue } from '#domain/editor/list-changes.ts';
import { type Control, controlsOf } from './controls.ts';
import { attack, empty, enormous, odd, reworded } from './texts.ts';

/** A form as somebody might send it: one to three controls of a document changed from what ships. */
export type Edit = {
  document: string;
  /** What was done, in a few words for each change. */
  done: string[];
  entries: ReadonlyMap<string, string>;
};

type Draw = <T, Args extends unknown[]>(arbitrary: (...args: Args) => fc.Arbitrary<T>, ...args: Args) => T;

/** How a text is changed, and how often of a hundred times. */
const ways = [
  ['reworded', 52],
  ['odd', 16],
  ['attack', 20],
  ['empty', 7],
  ['enormous', 5],
] as const;

/** @returns edits of whatever documents ship; the same for the same seed; with `start` only of those whose id begins so */
export function sampleEdits(seed: number, count: number, start = ''): Edit[] {
  return fc.sample(anEdit(start), { seed, numRuns: count });
}

function anEdit(start: string): fc.Arbitrary<Edit> {
  // In an order of their own: that of the map follows whatever was loaded first.
  const documents = [...contentDocuments.values()]
    .filter(({ id }) => id.startsWith(start))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return fc.gen().map((generate) => {
    const draw = generate as Draw;
    const document = draw(() => fc.constantFrom(...documents));
    const field = describe(document.schema);
    let edit: Edit = { document: document.id, done: [], entries: toFields(field, document.defaults) };
    const changes = draw(() => fc.constantFrom(1, 1, 1, 2, 3));
    for (let count = 0; count < changes; count += 1) edit = changed(field, edit, draw);
    return edit;
  });
}

function changed(field: Field, edit: Edit, draw: Draw): Edit {
  const controls = controlsOf(field, edit.entries);
  if (controls.length === 0) return edit;
  const control = draw(() => fc.constantFrom(...controls));
  if (control.field.kind === 'list') return listChanged(field, edit, control, draw);
  const before = edit.entries.get(control.name) ?? '';
  const [how, value] = valueFor(control, before, draw);
  const entries = new Map(edit.entries).set(control.name, value);
  return {
    ...edit,
    entries,
    done: [...edit.done, `${control.name} ${how}: ${JSON.stringify(value.slice(0, 120))}`],
  };
}

function listChanged(field: Field, edit: Edit, { name }: Control, draw: Draw): Edit {
  const marks = marksOf(edit.entries, name);
  const verb = draw(() => fc.constantFrom('add', 'copy', 'up', 'down', 'remove', 'clear', 'garbage'));
  if (verb === 'clear' || verb === 'garbage') {
    const order =
      verb === 'clear'
        ? ''
        : draw(() => fc.constantFrom('9 9 x', '-1', `${marks.join(' ')} 99999`, '0 '.repeat(900)));
    return {
      ...edit,
      entries: new Map(edit.entries).set(name, order),
      done: [...edit.done, `${name} ${verb}`],
    };
  }
  const mark = marks.length > 0 ? draw(() => fc.constantFrom(...marks)) : '';
  const asked = verb === 'add' ? changeValue('add', name) : changeValue(verb as 'copy', name, mark);
  const entries = changeList(field, edit.entries, asked)?.entries ?? edit.entries;
  return { ...edit, entries, done: [...edit.done, asked] };
}

function valueFor({ field }: Control, before: string, draw: Draw): [how: string, value: string] {
  if (field.kind === 'choice' && draw(() => fc.boolean()))
    return ['chosen', draw(() => fc.constantFrom(...field.options.map(({ value }) => value)))];
  if (field.kind === 'yes-no') return ['ticked', draw(() => fc.constantFrom('yes', 'no', '', 'perhaps'))];
  if (field.kind === 'number' && draw(() => fc.nat(3)) > 0)
    return [
      'number',
      draw(() =>
        fc.constantFrom(
          '0',
          '1',
          '-1',
          '2.5',
          '£1,200',
          '999999999',
          '1e9',
          'Infinity',
          'twelve',
          String(Number(before) + 1),
        ),
      ),
    ];
  if (field.kind === 'text' && field.look === 'date' && draw(() => fc.boolean()))
    return [
      'date',
      draw(() => fc.constantFrom('2026-02-30', '2027-06-01', '0000-01-01', '99999-01-01', '01/06/2027')),
    ];
  return textFor(before, draw);
}

function textFor(before: string, draw: Draw): [how: string, value: string] {
  const all = ways.flatMap(([name, times]) => Array.from({ length: times }, () => name));
  const how = draw(() => fc.constantFrom(...all));
  const texts = {
    reworded: () => reworded(before),
    odd: () => odd(before),
    attack: () => attack(before),
    empty: () => empty,
    enormous: () => enormous,
  };
  return [how, draw(texts[how])];
}
