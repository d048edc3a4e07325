import pg from 'pg';

export const templateName = 'foreshore_template';

/** Makes a database, empty or as a copy of a template. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database "${name}" ${template ? `template "${template}"` : ''}`);
  await client.end();
}
