import { Readable } from 'node:stream';
import { csvMark, csvRow } from '#domain/format/csv.ts';
import { wallClock } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Services } from '#server/ports/services.ts';

/** Characters that are sent in one piece. The first goes with the first row: who waits for a file sees that it comes. */
const atOnce = 16_384;

/**
 * A list as a CSV file, sent while it is read. Its first rows are read before: a database that does not answer is told
 * of as on any page. @param name of the file, without its ending
 */
export async function csvAnswer<Row>(
  name: string,
  rows: AsyncIterable<Row>,
  columns: Record<string, (row: Row) => string | null>,
): Promise<Response> {
  const cells = Object.values(columns);
  const unread = rows[Symbol.asyncIterator]();
  let next = await unread.next();
  async function* lines() {
    let text = csvMark + csvRow(Object.keys(columns));
    let enough = 0;
    for (; !next.done; next = await unread.next()) {
      const row = next.value;
      text += csvRow(cells.map((cell) => cell(row) ?? ''));
      if (text.length < enough) continue;
      yield Buffer.from(text);
      text = '';
      enough = atOnce;
    }
    yield Buffer.from(text);
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

/**
 * Writes instants as the owner's lists show them, in a form that spreadsheets of every language read as a date:
 * '2026-07-06 09:00:00'. With an offset or a Z, Excel shows them as text, an hour early in summer.
 */
export async function csvTimes({ db }: Pick<Services, 'db'>): Promise<(at: number | null) => string> {
  const { zone } = await loadRules(db.query);
  return (at) => {
    if (at === null) return '';
    const { date, time } = wallClock(at, zone);
    return `${date} ${time}`;
  };
}
