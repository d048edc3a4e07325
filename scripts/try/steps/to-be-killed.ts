import { newWorld, openInstance, steppedInstance } from './instance.ts';
import { orders } from './killed.ts';
import { createSteps } from './steps.ts';
import { trials } from './trials.ts';

// Started by `killed.ts`: does one verb and is gone after the step that it was told.
const { trial: name, given, step, ...place } = orders.parse(JSON.parse(process.argv[2] ?? '{}'));
const trial = trials.find((one) => one.name === name);
if (!trial) throw new Error(`There is no trial '${name}'.`);
const nothing = async () => undefined;
const store = { ...place, databaseUrl: place.databaseUrl, endConnections: nothing, remove: nothing };
const beside = await openInstance(store, newWorld());
const onDeath = () => process.kill(process.pid, 'SIGKILL');
const steps = createSteps({ step, way: 'death' }, { onHang: nothing, onDeath });
const answered = await trial.run(steppedInstance(beside, store, steps, 'doomed'), given).then(
  () => 'answered',
  (error: unknown) => `refused: ${error}`,
);
process.stdout.write(`${answered}\n`, () => process.exit());
