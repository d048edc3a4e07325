import pg from 'pg';
import type { Store } from '#scripts/try/steps/stores.ts';

/**
 * Has a PostgreSQL server refuse one change of the schema as it does when its disk is full.
 * @param at which one, from 1; 0 counts them only
 */
export async function fillServer({ databaseUrl }: Store, at: number): Promise<void> {
  await run(
    databaseUrl,
    `create sequence trial_changes;
    create function trial_full() returns event_trigger language plpgsql as $$ begin
      if nextval('trial_changes') = ${at} then
        raise exception 'could not extend file "base/5/1": No space left on device' using errcode = '53100';
      end if;
    end $$;
    create event trigger trial_full on ddl_command_end execute function trial_full();`,
  );
}

/** Gives the server room again. @returns how many changes of the schema there were */
export async function emptyServer({ databaseUrl }: Store): Promise<number> {
  const [row] = await run(databaseUrl, 'select last_value from trial_changes');
  await run(
    databaseUrl,
    'drop event trigger trial_full; drop function trial_full(); drop sequence trial_changes',
  );
  return Number(row?.last_value);
}

async function run(databaseUrl: string | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
