import { z } from 'zod';
import { newWorld, openInstance } from '#scripts/try/steps/instance.ts';
import { place } from './by-message.ts';
import { type Command, doCommand } from './commands.ts';

// Started by `by-message.ts`: does what it is told, and says how that went.
const { databaseUrl, ...folder } = place.parse(JSON.parse(process.argv[2] ?? '{}'));
const nothing = async () => undefined;
const store = { ...folder, databaseUrl, endConnections: nothing, remove: nothing };
const site = await openInstance(store, newWorld());
const order = z.object({ id: z.number(), command: z.custom<Command>() });
process.on('message', (message) => {
  const { id, command } = order.parse(message);
  doCommand(site, command).then(
    (answer) => process.send?.({ id, answer }),
    (error: unknown) => {
      process.stderr.write(`${error}\n`);
      process.exit(1);
    },
  );
});
process.send?.('ready');
