import { makeBackup } from '#server/backup/make-backup.ts';

// A process that begins a backup of DATA_DIR into INTO, says so, and comes to no end.
const { DATA_DIR = '', INTO = '', NOW = '0' } = process.env;
const order = { into: INTO, now: Number(NOW), secretIsSet: true };
const freeAt = () => {
  process.stdout.write('begun\n');
  return new Promise<number>(() => setInterval(() => undefined, 60_000));
};
await makeBackup({ dataDir: DATA_DIR, databaseUrl: undefined }, { ...order, freeAt });
