import type { z } from 'zod';

export type Limits = {
  least: number | null;
  most: number | null;
  whole: boolean;
  /** 'email', 'url', 'date' or 'regex', where the schema asks for one. */
  format: string | null;
  /** The limits in words, for whoever fills the field in. */
  help: string | null;
};

type CheckDef = {
  check: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  format?: string;
  prefix?: string;
  value?: number | bigint;
  inclusive?: boolean;
  error?: (issue: object) => unknown;
};

type SchemaDef = { type: string; format?: string; checks?: { _zod: { def: CheckDef } }[] };

/** What a schema's checks allow: characters of a text, items of a list, the range of a number. */
export function limitsOf(schema: z.core.$ZodTypes): Limits {
  const def = schema._zod.def as unknown as SchemaDef;
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const limits: Limits = { least: null, most: null, whole: false, format: def.format ?? null, help: null };
  // `z.email()` and `z.int()` are checks of their own schema.
  if (def.format === 'safeint') limits.whole = true;
  for (const one of checks) {
    if (one.check === 'min_length') limits.least = Math.max(limits.least ?? 0, one.minimum ?? 0);
    if (one.check === 'max_length') limits.most = Math.min(limits.most ?? Infinity, one.maximum ?? Infinity);
    if (one.check === 'length_equals') {
      limits.least = one.length ?? null;
      limits.most = limits.least;
    }
    if (one.check === 'string_format') limits.format ??= one.format ?? null;
    if (one.check === 'number_format' && one.format === 'safeint') limits.whole = true;
  }
  limits.help = helpOf(def.type, limits, checks);
  return limits;
}

function helpOf(type: string, { least, most, format }: Limits, checks: CheckDef[]): string | null {
  if (type === 'array') return countHelp(least, most);
  if (type === 'number') return rangeHelp(checks);
  const shape = checks.find(({ check, format: kind }) => check === 'string_format' && kind === 'regex');
  const said = shape?.error?.({ code: 'invalid_format', input: '' });
  const must = typeof said === 'string' ? said : messageOf(said);
  if (must?.startsWith('must be ')) return `${must.charAt(8).toUpperCase()}${must.slice(9)}.`;
  const start = checks.find(({ format: kind }) => kind === 'starts_with')?.prefix;
  if (start === '/') return 'An address of this site, such as /portfolio.';
  if (format === 'url') return 'A web address that begins with https://.';
  if (least !== null && least > 1 && most !== null) {
    return least === most ? `Exactly ${most} characters.` : `From ${least} to ${most} characters.`;
  }
  if (least !== null && least > 1) return `At least ${least} characters.`;
  return most !== null && most < 1000 ? `At most ${most} characters.` : null;
}

function messageOf(said: unknown): string | undefined {
  return typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : undefined;
}

function countHelp(least: number | null, most: number | null): string | null {
  const few = least ?? 0;
  if (most !== null)
    return few === most ? `Always ${most}.` : few > 0 ? `From ${few} to ${most}.` : `At most ${most}.`;
  return few > 0 ? `At least ${few}.` : null;
}

function rangeHelp(checks: CheckDef[]): string | null {
  const low = checks.find(({ check }) => check === 'greater_than');
  const high = checks.find(({ check }) => check === 'less_than');
  if (low?.inclusive && high) return `From ${low.value} to ${high.value}.`;
  return null;
}
