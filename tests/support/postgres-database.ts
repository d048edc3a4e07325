import pg from 'pg';

export const templateName = 'foreshore_template';

const clients = new Map<string, Promise<pg.Client>>();

/**
 * Makes a database, empty or as a copy of a template: file by file, for half of what copying through the log takes.
 * The connection is kept for the next one.
 */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const kept = clients.get(adminUrl) ?? connected(adminUrl);
  clients.set(adminUrl, kept);
  const client = await kept;
  await client.query(
    `create database "${name}" ${template ? `template "${template}" strategy file_copy` : ''}`,
  );
}

/** Ends the connections that were kept. */
export async function closeClients(): Promise<void> {
  for (const client of clients.values()) await (await client).end();
  clients.clear();
}

async function connected(adminUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: adminUrl });
  // The server may end, or be short of connections, before this process ends: the next one asks again.
  client.on('error', () => clients.delete(adminUrl));
  try {
    await client.connect();
    return client;
  } catch (error) {
    clients.delete(adminUrl);
    throw error;
  }
}
