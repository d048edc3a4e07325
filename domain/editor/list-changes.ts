import { type Entries, marksOf, root, toFields, variantName } from './entries.ts';
import { type Field, type ListField, mostItems } from './field.ts';
import { listLabel, oneOf } from './field-words.ts';

/** The name of the control that says what kind of item is to be added to a list. */
export const newKindName = (name: string) => `${name}~new`;

type ListVerb = 'add' | 'copy' | 'up' | 'down' | 'remove';

/** What stands in the controls after a change of a list, the control to go to, and what to say of it. */
export type Changed = { entries: Map<string, string>; focus: string; said: string };

/** What a button for a change of a list sends. */
export const changeValue = (verb: ListVerb | 'kind', name: string, mark = '') =>
  `${verb} ${name} ${mark}`.trim();

/**
 * Changes a list of the form as a button asks for it: `add f.hero.buttons`, `up f.hero.buttons 1`. Everything that
 * was typed stays. Null when the button means nothing here.
 */
export function changeList(field: Field, entries: Entries, asked: string): Changed | null {
  const [verb, name = '', mark = ''] = asked.slice(0, 200).split(' ');
  const found = fieldAt(field, entries, name);
  if (!found) return null;
  if (verb === 'kind' && found.kind === 'variants') {
    const kept = new Map(entries);
    const kind = kept.get(variantName(name));
    for (const [one, value] of toFields(found, { [found.by]: kind }, name))
      if (!kept.has(one)) kept.set(one, value);
    return { entries: kept, focus: variantName(name), said: `${found.label} changed.` };
  }
  if (found.kind !== 'list') return null;
  const marks = marksOf(entries, name);
  const at = marks.indexOf(mark);
  if (verb === 'add') return added(found, entries, name, marks);
  if (at < 0) return null;
  if (verb === 'copy') return copied(found, entries, name, marks, at);
  if (verb === 'remove') return removed(found, entries, name, marks, at);
  if (verb === 'up' || verb === 'down') return moved(found, entries, name, marks, at, verb);
  return null;
}

function added(list: ListField, entries: Entries, name: string, marks: string[]): Changed | null {
  if (marks.length >= Math.min(list.most, mostItems)) return null;
  const mark = nextMark(marks);
  const next = new Map(entries);
  const kind = entries.get(newKindName(name));
  const facts = list.item.kind === 'variants' && kind !== undefined ? { [list.item.by]: kind } : undefined;
  const place = `${name}.${mark}`;
  // What stood in an item that was removed must not come back.
  for (const one of entries.keys()) if (one === place || one.startsWith(`${place}.`)) next.delete(one);
  for (const [one, value] of toFields(list.item, facts, place)) next.set(one, value);
  next.set(name, [...marks, mark].join(' '));
  return { entries: next, focus: place, said: `${oneOf(listLabel(list))} ${marks.length + 1} added.` };
}

function copied(
  list: ListField,
  entries: Entries,
  name: string,
  marks: string[],
  at: number,
): Changed | null {
  if (marks.length >= Math.min(list.most, mostItems)) return null;
  const [from, mark] = [`${name}.${marks[at]}`, nextMark(marks)];
  const to = `${name}.${mark}`;
  const next = new Map(entries);
  for (const [one, value] of entries) {
    if (one === from || one.startsWith(`${from}.`) || one.startsWith(`${from}~`)) {
      next.set(to + one.slice(from.length), value);
    }
  }
  // The copy gets an id of its own once it is saved.
  if (next.has(`${to}.id`) && hasMadeId(list.item)) next.set(`${to}.id`, '');
  next.set(name, marks.toSpliced(at + 1, 0, mark).join(' '));
  return { entries: next, focus: to, said: `${oneOf(listLabel(list))} ${at + 1} copied below it.` };
}

function hasMadeId(item: Field): boolean {
  const fields =
    item.kind === 'group'
      ? item.fields
      : item.kind === 'variants'
        ? item.variants.flatMap((one) => one.fields)
        : [];
  return fields.some((one) => one.key === 'id' && 'madeFrom' in one && one.madeFrom !== null);
}

function removed(list: ListField, entries: Entries, name: string, marks: string[], at: number): Changed {
  const left = marks.toSpliced(at, 1);
  const next = new Map(entries);
  next.set(name, left.join(' '));
  const beside = left[Math.min(at, left.length - 1)];
  const focus = beside === undefined ? name : `${name}.${beside}`;
  return { entries: next, focus, said: `${oneOf(listLabel(list))} ${at + 1} removed.` };
}

function moved(
  list: ListField,
  entries: Entries,
  name: string,
  marks: string[],
  at: number,
  verb: 'up' | 'down',
): Changed | null {
  const to = verb === 'up' ? at - 1 : at + 1;
  const mark = marks[at];
  if (mark === undefined || to < 0 || to >= marks.length) return null;
  const next = new Map(entries);
  next.set(name, marks.toSpliced(at, 1).toSpliced(to, 0, mark).join(' '));
  const said = `${oneOf(listLabel(list))} ${at + 1} is now number ${to + 1} of ${marks.length}.`;
  return { entries: next, focus: `${name}.${mark}`, said };
}

const nextMark = (marks: string[]) => String(Math.max(-1, ...marks.map(Number)) + 1);

/** The field that a control's name belongs to; null when there is none. */
function fieldAt(field: Field, entries: Entries, name: string): Field | null {
  if (name !== root && !name.startsWith(`${root}.`)) return null;
  let at: Field | undefined = field;
  let way = root;
  for (const step of name.split('.').slice(1)) {
    if (!at) return null;
    at = stepInto(at, entries, way, step);
    way = `${way}.${step}`;
  }
  return at ?? null;
}

/** The field one step further in: a key of a group, a mark of a list. */
export function stepInto(field: Field, entries: Entries, name: string, step: string): Field | undefined {
  if (field.kind === 'group') return field.fields.find(({ key }) => key === step);
  if (field.kind === 'list') return marksOf(entries, name).includes(step) ? field.item : undefined;
  if (field.kind !== 'variants') return undefined;
  const kind = entries.get(variantName(name));
  return field.variants.find(({ value }) => value === kind)?.fields.find(({ key }) => key === step);
}
