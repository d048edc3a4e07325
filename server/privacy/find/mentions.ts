import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { mentions } from '#domain/data-requests/mentions.ts';
import type { Queries } from '#server/db/db.ts';

/** Somebody else's record in which an address occurs; `id` is the record's, or of the person whose it is. */
export type Mention = { kind: MentionKind; id: string };
type MentionKind = 'lead' | 'booking' | 'person' | 'note' | 'letter' | 'data-request' | 'template';

/** So many are looked for of each kind; more are rare, and the first are enough to begin with. */
const most = 50;

type Row = { id: string; text: string };
type Place = { kind: MentionKind; rows: RawBuilder<Row> };

/**
 * Where an address stands in what belongs to others: in a message, a note, a letter. That is not theirs to be given
 * or erased with them, but staff decide about it.
 * @param whose the addresses and people whose own records are left out
 */
export async function mentionsOf(
  queries: Queries,
  { addresses, people }: { addresses: readonly string[]; people: readonly string[] },
): Promise<Mention[]> {
  const found: Mention[] = [];
  for (const { kind, rows } of places(addresses, people)) {
    const { rows: maybe } = await rows.execute(queries);
    for (const { id, text } of maybe)
      if (addresses.some((address) => mentions(text, address))) found.push({ kind, id });
  }
  return found.filter(
    ({ kind, id }, index) => found.findIndex((one) => one.kind === kind && one.id === id) === index,
  );
}

function places(addresses: readonly string[], people: readonly string[]): Place[] {
  const none = sql<SqlBool>`1 = 1`;
  const notOf = (column: string, values: readonly string[]) =>
    values.length === 0
      ? none
      : sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} not in (${sql.join(values)}))`;
  const names = (text: RawBuilder<string>) =>
    sql.join(
      addresses.map((address) => {
        const pattern = `%${address.replaceAll(/[\\%_]/g, '\\$&')}%`;
        return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`;
      }),
      sql` or `,
    );
  const place = (kind: MentionKind, table: string, of: PlaceColumns): Place => ({
    kind,
    rows: sql<Row>`select ${sql.ref(of.id ?? 'id')} as id, ${joined(of.texts)} as text from ${sql.table(table)}
      where ${of.whose ? notOf(of.whose, of.by === 'person' ? people : addresses) : none}
        and (${names(joined(of.texts))}) limit ${most}`,
  });
  return [
    place('lead', 'leads', { texts: ['name', 'company', 'payload'], whose: 'email_key' }),
    {
      kind: 'booking',
      rows: sql<Row>`select id, ${joined(callTexts)} as text from bookings
        where lower(email) not in (${sql.join(addresses)}) and (${names(joined(callTexts))}) limit ${most}`,
    },
    place('person', 'people', {
      texts: ['name', 'company', 'status_reason', 'next_step'],
      whose: 'id',
      by: 'person',
    }),
    place('note', 'notes', { id: 'person_id', texts: ['text'], whose: 'person_id', by: 'person' }),
    {
      kind: 'letter',
      rows: sql<Row>`select id, ${joined(letterTexts)} as text from messages
        where from_email not in (${sql.join(addresses)}) and ${notOf('person_id', people)}
          and (${names(joined(letterTexts))}) limit ${most}`,
    },
    place('data-request', 'data_requests', { texts: ['about', 'message', 'note'], whose: 'email_key' }),
    place('template', 'letter_templates', { texts: ['subject', 'text'] }),
  ];
}

const callTexts = ['name', 'company', 'message', 'notes', 'cancel_reason'];
const letterTexts = ['from_name', 'to_emails', 'subject', 'text'];

type PlaceColumns = { id?: string; texts: string[]; whose?: string; by?: 'address' | 'person' };

const joined = (columns: readonly string[]) =>
  sql<string>`(${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )})`;
