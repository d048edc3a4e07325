import { exitWith } from './measure/exit-with.ts';
import { allowedRatio, measureSlots } from './measure/slots.ts';

// npm run measure-slots: the free times of a date beside a static JSON file from the same server, with a calendar
// that answers and with one that takes ten seconds. Rounds alternate, so that both see the same machine.
const rounds = 7;
const say = (line: string) => process.stdout.write(`${line}\n`);

exitWith(async () => {
  await import('./ensure-built.ts');
  const { healthy, slow } = await measureSlots(rounds, say);
  say(
    `\nMedian of ${rounds} rounds: ${healthy.toFixed(2)} times a static file, ${slow.toFixed(2)} with a slow calendar.`,
  );
  return Math.max(healthy, slow) <= allowedRatio;
});
