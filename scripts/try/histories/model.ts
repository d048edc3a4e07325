import { type Answer, type Command, ruleSets, type Start, times } from './commands.ts';

/** The whole site as one plain thing that does one command after the other. */
export type Model = {
  /** By visitor; a call that was cancelled keeps its time. */
  calls: Record<number, Start & { stands: boolean }>;
  blocked: readonly number[];
  rules: number;
};

export const emptyModel: Model = { calls: {}, blocked: [], rules: 0 };

const minutesOf = ({ time }: Start) => {
  const [hours = 0, minutes = 0] = (times[time] ?? '').split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether a start is free for a visitor, whose own call does not stand in the way. */
function isFree({ calls, blocked, rules: set }: Model, start: Start, visitor: number): boolean {
  const rules = ruleSets[set];
  const opens = Number(rules?.overrides[0]?.ranges[0]?.start.slice(0, 2)) * 60;
  if (!rules || minutesOf(start) < opens || blocked.includes(start.date)) return false;
  const others = Object.entries(calls).filter(
    ([whose, call]) => call.stands && call.date === start.date && Number(whose) !== visitor,
  );
  if (rules.dailyLimit !== null && others.length >= rules.dailyLimit) return false;
  const apart = rules.slotMinutes + rules.bufferAfterMinutes;
  return others.every(([, call]) => Math.abs(minutesOf(call) - minutesOf(start)) >= apart);
}

/** What a command does and is told, when nothing else happens beside it. */
function apply(model: Model, command: Command): { model: Model; answer: Answer } {
  const same = (answer: Answer) => ({ model, answer });
  if (command.kind === 'rules') return { model: { ...model, rules: command.set }, answer: 'done' };
  if (command.kind === 'block' || command.kind === 'unblock') {
    const { date } = command;
    const others = model.blocked.filter((one) => one !== date);
    if (command.kind === 'unblock') return { model: { ...model, blocked: others }, answer: 'done' };
    if (others.length < model.blocked.length) return same('refused');
    return { model: { ...model, blocked: [...others, date].sort() }, answer: 'done' };
  }
  const call = model.calls[command.visitor];
  const withCall = (changed: Start & { stands: boolean }) => ({
    model: { ...model, calls: { ...model.calls, [command.visitor]: changed } },
    answer: 'done' as const,
  });
  if (command.kind === 'book') {
    if (call) throw new Error('A visitor books once.');
    return isFree(model, command.start, command.visitor)
      ? withCall({ ...command.start, stands: true })
      : same('refused');
  }
  if (!call) return same('none');
  if (command.kind === 'cancel') return withCall({ ...call, stands: false });
  if (!call.stands || !isFree(model, command.start, command.visitor)) return same('refused');
  return withCall({ ...command.start, stands: true });
}

/** A command with what it was told; null when its process died first, so that it was done or not. */
export type Told = { command: Command; answer: Answer | null };

/** Every state that commands at the same time can have led to, from one of several, with just these answers. */
export function after(models: readonly Model[], told: readonly Told[]): Model[] {
  const found = new Map<string, Model>();
  const go = (model: Model, left: readonly Told[]) => {
    if (left.length === 0) found.set(keyOf(model), model);
    for (const [index, one] of left.entries()) {
      const rest = left.toSpliced(index, 1);
      const next = apply(model, one.command);
      if (one.answer === null) go(model, rest);
      if (one.answer === null || one.answer === next.answer) go(next.model, rest);
    }
  };
  for (const model of models) go(model, told);
  return [...found.values()];
}

/** The same for equal states. */
export function keyOf({ calls, blocked, rules }: Model): string {
  const standing = Object.entries(calls).map(([visitor, { date, time, stands }]) => [
    visitor,
    date,
    time,
    stands,
  ]);
  return JSON.stringify([standing, blocked, rules]);
}
