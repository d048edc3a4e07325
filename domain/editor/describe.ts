import { z } from 'zod';
import type { Field, Referable, TextField, WhenEmpty } from './field.ts';
import { mostItems } from './field.ts';
import { labelOf, optionLabel } from './field-words.ts';
import { limitsOf } from './limits.ts';

/** Names of numbers that are whole pounds. */
const money = /pounds|price|hosting|domainName/i;

/** From here on a text gets room for several lines. */
const lineLength = 120;

/**
 * The form of a schema: labels from the names of its fields, limits as help, controls by type. A schema may say it
 * better with `.meta({ title, description, labels })`, where `labels` names the values of a choice; ask for a control of
 * its own with `control`; keep a list in its order with `inOrder`; say with `refersTo` what an id names, with `madeFrom`
 * of which words one is made, and with `headings` from which level on a text has headings.
 */
export function describe(schema: z.core.$ZodType, key = ''): Field {
  return fieldOf(schema as z.core.$ZodTypes, key, 'empty', {});
}

type Meta = {
  title?: string;
  description?: string;
  labels?: Record<string, string>;
  control?: 'picture' | 'colour';
  refersTo?: Referable;
  headings?: 2 | 3;
  madeFrom?: string;
  inOrder?: boolean;
};

function fieldOf(schema: z.core.$ZodTypes, key: string, empty: WhenEmpty, outer: Meta): Field {
  const { def } = schema._zod;
  const meta: Meta = { ...(z.globalRegistry.get(schema) as Meta | undefined), ...outer };
  const base = { key, label: meta.title ?? labelOf(key), help: meta.description ?? null };
  const inside = (inner: z.core.$ZodType, when = empty) =>
    fieldOf(inner as z.core.$ZodTypes, key, when, meta);
  const part = (inner: z.core.$ZodType, name = '') => fieldOf(inner as z.core.$ZodTypes, name, 'empty', {});
  const maybe = (field: Field): Field => {
    if (empty === 'empty') return field;
    return { ...base, kind: 'list', item: { ...field, key: '' }, least: 0, most: 1, as: empty };
  };
  switch (def.type) {
    case 'optional':
      return inside(def.innerType, 'left-out');
    case 'nullable':
      return inside(def.innerType, 'null');
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return inside(def.innerType);
    case 'pipe':
      return inside(def.in);
    case 'string':
      return textField(schema, { ...base, ...namedBy(meta), headings: meta.headings ?? null }, empty, meta);
    case 'number': {
      const { whole, help } = limitsOf(schema);
      const said = { ...base, help: base.help ?? help, ...namedBy(meta) };
      return { ...said, kind: 'number', pounds: money.test(key), whole, empty };
    }
    case 'boolean':
      return { ...base, kind: 'yes-no', empty };
    case 'enum': {
      const values = Object.values(def.entries).map(String);
      const options = values.map((value) => ({ value, label: meta.labels?.[value] ?? optionLabel(value) }));
      return { ...base, kind: 'choice', options, empty };
    }
    case 'literal': {
      const [value] = def.values;
      const plain = def.values.length === 1 && value !== undefined && typeof value !== 'bigint';
      return plain ? { ...base, kind: 'fixed', value } : { ...base, kind: 'kept' };
    }
    case 'object':
      if (meta.control === 'picture') return { ...base, kind: 'picture', empty };
      return maybe({ ...base, kind: 'group', as: 'object', fields: fieldsOf(def.shape) });
    case 'tuple': {
      const fields = def.items.map((item, index) => {
        const field = part(item, String(index));
        return field.label === String(index) ? { ...field, label: String(index + 1) } : field;
      });
      return maybe({ ...base, kind: 'group', as: 'list', fields });
    }
    case 'array': {
      const { least, most, help } = limitsOf(schema);
      const bounds = { least: least ?? 0, most: Math.min(most ?? mostItems, mostItems) };
      return maybe({
        ...base,
        help: base.help ?? help,
        kind: 'list',
        item: part(def.element),
        ...bounds,
        as: 'list',
        ...(meta.inOrder && { inOrder: true }),
      });
    }
    case 'record': {
      const names = part(def.keyType, 'name');
      if (names.kind === 'choice') {
        const fields = names.options.map(({ value, label }) => ({ ...part(def.valueType, value), label }));
        return maybe({ ...base, kind: 'group', as: 'object', fields });
      }
      const fields = [names, part(def.valueType, 'value')];
      const item: Field = { key: '', label: 'Item', help: null, kind: 'group', as: 'object', fields };
      return maybe({ ...base, kind: 'list', item, least: 0, most: mostItems, as: 'by-name' });
    }
    case 'union':
      return maybe(variantsOf(def, base));
    default:
      return { ...base, kind: 'kept' };
  }
}

const namedBy = (meta: Meta) => ({
  refersTo: meta.refersTo ?? null,
  madeFrom: meta.madeFrom ?? null,
});

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Field[] {
  return Object.entries(shape).map(([name, inner]) => describe(inner, name));
}

function variantsOf(def: z.core.$ZodUnionDef, base: Pick<Field, 'key' | 'label' | 'help'>): Field {
  const by = 'discriminator' in def ? String(def.discriminator) : null;
  const groups = def.options.map((option) => describe(option));
  const variants = groups.flatMap((group) => {
    const mark = group.kind === 'group' && group.fields.find(({ key }) => key === by);
    if (group.kind !== 'group' || !mark || mark.kind !== 'fixed') return [];
    const value = String(mark.value);
    return [{ value, label: optionLabel(value), fields: group.fields }];
  });
  if (by === null || variants.length < groups.length) return { ...base, kind: 'kept' };
  return { ...base, kind: 'variants', by, variants };
}

function textField(
  schema: z.core.$ZodTypes,
  base: Pick<TextField, 'key' | 'label' | 'help' | 'refersTo' | 'madeFrom' | 'headings'>,
  empty: WhenEmpty,
  { control }: Meta,
) {
  const { most, help, format } = limitsOf(schema);
  const isMarkdown = base.key === 'markdown' || base.key.endsWith('Markdown');
  const looks: Record<string, TextField['look']> = {
    email: 'email',
    url: 'link',
    date: 'date',
    time: 'time',
  };
  const plain = most !== null && most <= lineLength ? 'line' : 'long';
  const looksPlain = isMarkdown ? 'markdown' : (looks[format ?? ''] ?? (format === 'regex' ? 'line' : plain));
  const look = control === 'colour' ? 'colour' : looksPlain;
  const said = [base.help, help].filter(Boolean).join(' ') || null;
  const field: TextField = { ...base, help: said, kind: 'text', look, longest: most, empty };
  return field;
}
