import path from 'node:path';

// The production entry, bundled to build/server/main.js, which build/main.js imports. React chooses its build by this variable when it is imported, so it
// is set before anything else is loaded; empty, as in a copy of .env.example, counts as unset.
// biome-ignore lint/style/noProcessEnv: read by packages, not by us
process.env.NODE_ENV ||= 'production';

const copies = ['backup', 'restore', 'try-upgrade', 'migrate-to-postgres', 'move-to-bucket'];
const known = [...copies, 'erase', 'reset-access'];

try {
  const [, , command = '', ...args] = process.argv;
  if (command === 'erase') {
    const { eraseCommand } = await import('./erase-command.ts');
    process.exitCode = await eraseCommand(args);
  } else if (command === 'reset-access') {
    const { resetAccessCommand } = await import('./reset-access-command.ts');
    process.exitCode = await resetAccessCommand(args);
  } else if (copies.includes(command)) {
    const { backupCommand } = await import('./backup-command.ts');
    process.exitCode = await backupCommand(command, args);
  } else if (command) {
    // Served all the same, a misspelt one would begin a second site beside the first.
    process.stderr.write(
      `There is no command ‘${command}’. There are: ${known.join(', ')}; without one the site starts.\n`,
    );
    process.exitCode = 2;
  } else {
    const { serve } = await import('./serve.ts');
    await serve(path.dirname(import.meta.dirname));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
