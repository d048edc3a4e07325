import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A database and a folder beside it; on SQLite the database is in the folder. */
export type Store = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Ends what one client has open, as the operating system does when its process is gone. */
  endConnections: (name: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** Makes stores of one engine. */
export type Stores = {
  engine: 'sqlite' | 'postgres';
  empty: () => Promise<Store>;
  /** The same once more. Nothing may have it open. */
  copyOf: (store: Store) => Promise<Store>;
};

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'foreshore-steps-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** @param template the folder of a database that empty ones begin as */
export function sqliteStores(template?: string): Stores {
  const copy = (dataDir: string) => {
    const folder = newFolder();
    cpSync(dataDir, folder, { recursive: true });
    return sqliteStore(folder);
  };
  return {
    engine: 'sqlite',
    empty: async () => (template ? copy(template) : sqliteStore(newFolder())),
    copyOf: async ({ dataDir }) => copy(dataDir),
  };
}

const sqliteStore = (dataDir: string): Store => ({
  dataDir,
  databaseUrl: undefined,
  endConnections: async () => undefined,
  remove: async () => removeFolder(dataDir),
});

let count = 0;

/**
 * @param adminUrl the server, by a database that is always there
 * @param emptyTemplate the database that empty ones begin as
 */
export function postgresStores(adminUrl: string, emptyTemplate?: string): Stores {
  const run = async (sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(sql, values).finally(() => client.end());
  };
  const make = async (dataDir: string, template?: string): Promise<Store> => {
    const name = `steps_${process.pid}_${++count}`;
    await run(`create database "${name}" ${template ? `template "${template}"` : ''}`);
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    return {
      dataDir,
      databaseUrl: url.href,
      endConnections: (client) =>
        run(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = $2',
          [name, client],
        ),
      remove: async () => {
        await run(`drop database "${name}" with (force)`);
        removeFolder(dataDir);
      },
    };
  };
  return {
    engine: 'postgres',
    empty: () => make(newFolder(), emptyTemplate),
    copyOf: async ({ dataDir, databaseUrl = '' }) => {
      const folder = newFolder();
      cpSync(dataDir, folder, { recursive: true });
      return make(folder, new URL(databaseUrl).pathname.slice(1));
    },
  };
}
