import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/db.ts';

/** Whatever a document is made of: the table, the column with the person's id, and those whose change matters. */
const sources = [
  { table: 'people', person: 'id', columns: ['name', 'company', 'phone'] },
  { table: 'person_addresses', person: 'person_id', columns: ['email', 'person_id'] },
  { table: 'leads', person: 'person_id', columns: ['payload', 'person_id'] },
  { table: 'notes', person: 'person_id', columns: ['text', 'person_id'] },
  { table: 'messages', person: 'person_id', columns: ['subject', 'text', 'person_id'] },
  {
    table: 'bookings',
    person: 'person_id',
    columns: ['name', 'phone', 'company', 'message', 'notes', 'cancel_reason', 'person_id'],
  },
];

/**
 * Documents that the search looks through, one for each person. Triggers note whose is behind, in the transaction of
 * the change, so that no writer can forget it; everybody who is there already is noted at once.
 */
export async function search(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = engine === 'postgres' ? onPostgres() : onSqlite();
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`create index search_stale_by_person on search_stale (person_id)`.execute(db);
  await sql`insert into search_stale (person_id) select id from people order by last_at`.execute(db);
}

function onPostgres(): string[] {
  return [
    `create table search_documents (number bigserial primary key,
      person_id text not null unique references people (id) on delete cascade,
      text text not null, tokens tsvector not null)`,
    'create index search_documents_tokens on search_documents using gin (tokens)',
    'create table search_stale (number bigserial primary key, person_id text not null)',
    // The argument names the column with the person's id.
    `create function note_stale() returns trigger language plpgsql as $$
      declare
        was text := case when tg_op = 'INSERT' then null else to_jsonb(old) ->> tg_argv[0] end;
        becomes text := case when tg_op = 'DELETE' then null else to_jsonb(new) ->> tg_argv[0] end;
      begin
        if was is not null then insert into search_stale (person_id) values (was); end if;
        if becomes is not null and becomes is distinct from was then
          insert into search_stale (person_id) values (becomes);
        end if;
        return null;
      end $$`,
    ...sources.map(
      ({ table, person, columns }) => `create trigger note_stale
        after insert or delete or update of ${columns.join(', ')} on ${table}
        for each row execute function note_stale('${person}')`,
    ),
  ];
}

function onSqlite(): string[] {
  const indexed = 'names, contact, words, near';
  const values = (row: string) => `${row}.names, ${row}.contact, ${row}.words, ${row}.near`;
  const add = `insert into search_index (rowid, ${indexed}) values (new.number, ${values('new')});`;
  const drop = `insert into search_index (search_index, rowid, ${indexed})
    values ('delete', old.number, ${values('old')});`;
  const note = (row: string, person: string) =>
    `insert into search_stale (person_id) select ${row}.${person} where ${row}.${person} is not null;`;
  return [
    `create table search_documents (number integer primary key,
      person_id text not null unique references people (id) on delete cascade,
      text text not null, names text not null, contact text not null, words text not null, near text not null)`,
    `create virtual table search_index using fts5(${indexed}, content='search_documents',
      content_rowid='number', prefix='2 3')`,
    // What is deleted leaves the index at once, and not when its parts are merged some day.
    "insert into search_index (search_index, rank) values ('secure-delete', 1)",
    `create trigger search_added after insert on search_documents begin ${add} end`,
    `create trigger search_dropped after delete on search_documents begin ${drop} end`,
    `create trigger search_changed after update on search_documents begin ${drop} ${add} end`,
    'create table search_stale (number integer primary key autoincrement, person_id text not null)',
    ...sources.flatMap(({ table, person, columns }) => [
      `create trigger stale_${table}_added after insert on ${table} begin ${note('new', person)} end`,
      `create trigger stale_${table}_dropped after delete on ${table} begin ${note('old', person)} end`,
      `create trigger stale_${table}_changed after update of ${columns.join(', ')} on ${table} begin
        ${note('old', person)} ${note('new', person)} end`,
    ]),
  ];
}
