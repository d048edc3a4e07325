import { writeSync } from 'node:fs';
import type { z } from 'zod';
import { newWorld, openInstance, steppedInstance } from './instance.ts';
import { type lastWords, orders } from './killed.ts';
import { createSteps } from './steps.ts';
import { trials } from './trials.ts';

// Started by `killed.ts`: does one verb and is gone after the step that it was told.
const { trial: name, given, step, ...place } = orders.parse(JSON.parse(process.argv[2] ?? '{}'));
const trial = trials.find((one) => one.name === name);
if (!trial) throw new Error(`There is no trial '${name}'.`);
const nothing = async () => undefined;
const store = { ...place, databaseUrl: place.databaseUrl, endConnections: nothing, remove: nothing };
const world = newWorld();
const beside = await openInstance(store, world);
// What has left the site stays outside when its process is gone.
const tell = (answered: boolean) => {
  const told: z.input<typeof lastWords> = { answered, outside: world.outside };
  writeSync(1, JSON.stringify(told));
};
const onDeath = () => {
  tell(false);
  process.kill(process.pid, 'SIGKILL');
};
const steps = createSteps({ step, way: 'death' }, { onHang: nothing, onDeath });
const answered = await trial.run(steppedInstance(beside, store, steps, 'doomed'), given).then(
  () => true,
  (error: unknown) => {
    process.stderr.write(`${error}\n`);
    return false;
  },
);
tell(answered);
process.exit();
