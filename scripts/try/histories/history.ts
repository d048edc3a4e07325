import fc from 'fast-check';
import { type Command, dates, ruleSets, times } from './commands.ts';

/** One command, and on which of the processes. */
type Sent = { command: Command; process: number };

/** Commands that are sent at the same moment, and the process that dies meanwhile, at so many of its steps. */
export type Moment = { sent: Sent[]; kill: { process: number; step: number } | null };

export const processes = 3;
const visitors = 6;

const start = fc.record({
  date: fc.nat(dates.length - 1),
  time: fc.nat(times.length - 1),
});
const visitor = fc.nat(visitors - 1);
const kind = <Kind extends Command['kind']>(name: Kind) => fc.constant(name);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind('book'), visitor, start }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('move'), visitor, start }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('cancel'), visitor }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('block'), date: fc.nat(dates.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('unblock'), date: fc.nat(dates.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('rules'), set: fc.nat(ruleSets.length - 1) }) },
);

const onProcess = fc.nat(processes - 1);

const moment: fc.Arbitrary<Moment> = fc.record({
  sent: fc.array(fc.record({ command, process: onProcess }), { minLength: 1, maxLength: 3 }),
  kill: fc.option(fc.record({ process: onProcess, step: fc.integer({ min: 1, max: 30 }) }), { freq: 4 }),
});

/** Runs of a few moments, of which each begins when the one before has ended. A visitor books once. */
export const history: fc.Arbitrary<Moment[]> = fc
  .array(moment, { minLength: 2, maxLength: 5 })
  .map(bookingOnce);

function bookingOnce(moments: Moment[]): Moment[] {
  const booked = new Set<number>();
  const isFirst = ({ command: one }: Sent) => {
    if (one.kind !== 'book') return true;
    if (booked.has(one.visitor)) return false;
    booked.add(one.visitor);
    return true;
  };
  return moments.map(({ sent, kill }) => ({ sent: sent.filter(isFirst), kill }));
}
