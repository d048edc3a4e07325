import { Readable } from 'node:stream';
import { csvMark, csvRow } from '#domain/format/csv.ts';

/** A list as a CSV file, sent while it is read. @param name of the file, without its ending */
export function csvAnswer<Row>(
  name: string,
  rows: AsyncIterable<Row>,
  columns: Record<string, (row: Row) => string | null>,
): Response {
  const cells = Object.values(columns);
  async function* lines() {
    yield Buffer.from(csvMark + csvRow(Object.keys(columns)));
    for await (const row of rows) yield Buffer.from(csvRow(cells.map((cell) => cell(row) ?? '')));
  }
  return new Response(Readable.toWeb(Readable.from(lines())) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

/** An instant as spreadsheets read it: ISO 8601, UTC. */
export const csvInstant = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());
