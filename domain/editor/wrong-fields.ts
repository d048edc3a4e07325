import { type Entries, marksOf, root } from './entries.ts';
import type { Field } from './field.ts';
import { listLabel, oneOf } from './field-words.ts';
import { itemWords } from './item-words.ts';
import { stepInto } from './list-changes.ts';

/** A wrong field of a form: its control, the way to it in words, and what to do. */
export type WrongField = { name: string; way: string; message: string };

type Mistake = { path: readonly PropertyKey[]; message: string };

/** Finds the control of each mistake that a schema finds in the facts of a form. */
export function wrongFields(field: Field, entries: Entries, mistakes: readonly Mistake[]): WrongField[] {
  const known = new Set<string>();
  return mistakes.flatMap(({ path, message }) => {
    const { name, way, at } = placeOf(field, entries, path);
    // The first message of a field says what to do first.
    if (known.has(name)) return [];
    known.add(name);
    return [{ name, way: way.join(', ') || 'The whole text', message: plainMessage(message, at) }];
  });
}

function placeOf(field: Field, entries: Entries, path: readonly PropertyKey[]) {
  let [at, name] = [field, root];
  const way: string[] = [];
  for (const part of path) {
    // A group that may be missing is a list of one in its form only.
    if (at.kind === 'list' && at.as !== 'list' && at.as !== 'by-name') {
      const [only] = marksOf(entries, name);
      const one = only === undefined ? undefined : stepInto(at, entries, name, only);
      if (only === undefined || !one) break;
      [at, name] = [one, `${name}.${only}`];
    }
    const step = markAt(at, entries, name, part);
    const inner = step === undefined ? undefined : stepInto(at, entries, name, step);
    if (step === undefined || !inner) break;
    name = `${name}.${step}`;
    const isItem = at.kind === 'list';
    if (isItem) {
      const number = marksOf(entries, name.slice(0, name.lastIndexOf('.'))).indexOf(step) + 1;
      const said = way.length === 0 && itemWords(inner, entries, name);
      way.push(`${oneOf(way.pop() ?? listLabel(field))} ${number}${said ? ` (${said})` : ''}`);
    } else if (!isItem) way.push(inner.label);
    at = inner;
    if (
      at.kind === 'group' &&
      isItem &&
      'as' in at &&
      at.fields[1]?.key === 'value' &&
      at.fields[0]?.key === 'name'
    ) {
      name = `${name}.value`;
      at = at.fields[1];
    }
  }
  return { name, way, at };
}

function markAt(field: Field, entries: Entries, name: string, part: PropertyKey): string | undefined {
  if (field.kind !== 'list') return String(part);
  const marks = marksOf(entries, name);
  if (field.as === 'list') return marks[Number(part)];
  return marks.find((mark) => entries.get(`${name}.${mark}.name`) === String(part));
}

/** Messages of schemas as whoever edits a text needs them; those that speak of braces and types are for developers. */
function plainMessage(message: string, { kind }: Field): string {
  if (/^(is missing|must not be empty)$/.test(message)) return empty(kind);
  // Browsers show a date in the form of their reader's country.
  if (/^must be a date such as/.test(message)) return 'Please enter a whole date.';
  const least = /expected string to have >=(\d+) characters/.exec(message)?.[1];
  if (least) return Number(least) <= 1 ? empty(kind) : `This must be at least ${least} characters.`;
  const most = /expected string to have <=(\d+) characters/.exec(message)?.[1];
  if (most) return `This must be at most ${most} characters.`;
  const exactly = /expected (string|array) to have exactly (\d+)/.exec(message);
  if (exactly)
    return exactly[1] === 'array' ? `There must be ${exactly[2]}.` : `This must be ${exactly[2]} characters.`;
  const items = /expected array to have ([<>])=(\d+) items/.exec(message);
  if (items) return `There must be ${items[1] === '<' ? 'at most' : 'at least'} ${items[2]}.`;
  if (message === 'must be a number') return 'Please enter a number, in figures.';
  if (/^must be a whole number$|expected int|safe integer/.test(message))
    return 'Please enter a whole number, without pence.';
  const bound = /expected number to be ([<>])(=?)(-?[\d.]+)/.exec(message);
  if (bound)
    return `This must be ${bound[1] === '>' ? 'more' : 'less'} than ${bound[3]}${bound[2] ? ', or exactly that' : ''}.`;
  if (/^Invalid option/.test(message)) return 'Please choose one of the list.';
  if (/^Invalid email/.test(message)) return 'Please enter an email address, such as name@example.co.uk.';
  if (/^Invalid URL/.test(message)) return 'Please enter a web address that begins with https://.';
  if (/must start with "\/"/.test(message))
    return 'Please enter an address of this site, such as /portfolio.';
  if (/^Invalid/.test(message)) return 'This is not in the form that the site needs.';
  if (/^must (be|hold|not|have|say|begin)\b/.test(message)) return `This ${message}.`;
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
}

function empty(kind: Field['kind']): string {
  return kind === 'choice' ? 'Please choose one of the list.' : 'Please fill this in.';
}
