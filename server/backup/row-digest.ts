import { createHash } from 'node:crypto';

/** One row of any table, as either engine gives it. */
export type Row = Record<string, unknown>;

/** How many rows a table has, and what they say together, whatever their order and the engine that holds them. */
export type TableSum = { rows: number; digest: string };

const modulus = 1n << 256n;

/** Adds up the rows of a table. */
export function createTableSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add: (row: Row): void => {
      rows += 1;
      const hash = createHash('sha256')
        .update(JSON.stringify(plain(row)))
        .digest('hex');
      sum = (sum + BigInt(`0x${hash}`)) % modulus;
    },
    total: (): TableSum => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}

const plain = (row: Row) =>
  Object.keys(row)
    .sort()
    .map((column) => [column, plainValue(row[column])]);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** PostgreSQL has types of its own for truth and instants; SQLite has numbers and texts. */
function plainValue(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' && instant.test(value)) return new Date(value).toISOString();
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  return value ?? null;
}
