import type { Db } from '#server/db/db.ts';
import { readSetting } from '#server/db/settings.ts';
import { type Answer, type Command, dates, ruleSets, times } from './commands.ts';
import type { Moment } from './history.ts';
import { after, emptyModel, keyOf, type Model } from './model.ts';

/** One process of the site, for as long as it lives. */
export type Process = {
  /** @returns null when it died before it answered */
  send: (command: Command) => Promise<Answer | null>;
  /** Has it die at a step from now, or soon. */
  dieAt: (step: number) => void;
  /** Whether it has died; ends what it had open then. If not, it lives on. */
  bury: () => Promise<boolean>;
  /** Ends it in order. */
  end: () => Promise<void>;
  /** Ends it at once, whatever it does. */
  kill: () => Promise<void>;
};

export type Stage = {
  db: Db;
  processes: Process[];
  /** A process in the place of one that has died. */
  another: () => Promise<Process>;
};

/** Plays a history on an empty stage. @throws Error that says at which moment no order of the commands explains it */
export async function play(stage: Stage, moments: readonly Moment[]): Promise<void> {
  let models: Model[] = [emptyModel];
  for (const [index, { sent, kill }] of moments.entries()) {
    if (kill) stage.processes[kill.process]?.dieAt(kill.step);
    const told = await Promise.all(
      sent.map(async ({ command, process }) => ({
        command,
        answer: (await stage.processes[process]?.send(command)) ?? null,
      })),
    );
    for (const [place, process] of stage.processes.entries())
      if (await process.bury()) stage.processes[place] = await stage.another();
    const possible = after(models, told);
    const stored = await readModel(stage.db);
    const words = () => `moment ${index + 1}: ${told.map((one) => JSON.stringify(one)).join(', ')}`;
    if (possible.length === 0) throw new Error(`No order explains these answers at ${words()}`);
    models = possible.filter((model) => keyOf(model) === keyOf(stored));
    if (models.length === 0)
      throw new Error(
        `What is stored is ${keyOf(stored)}, not ${possible.map(keyOf).join(' or ')}, after ${words()}`,
      );
    await mustBeTold(stage.db);
  }
}

/** What the database says, as the model would say it. */
async function readModel({ query }: Db): Promise<Model> {
  const rows = await query.selectFrom('bookings').select(['email', 'status', 'starts_at as at']).execute();
  const calls: Model['calls'] = {};
  for (const { email, status, at } of rows) {
    const [date = '', rest = ''] = new Date(at).toISOString().split('T');
    const start = {
      date: dates.indexOf(date),
      time: times.findIndex((one) => rest.startsWith(one)),
    };
    const visitor = Number(/\d+/.exec(email)?.[0]);
    if (visitor in calls) throw new Error(`Visitor ${visitor} has two calls.`);
    calls[visitor] = { ...start, stands: status === 'confirmed' };
  }
  const blocked = await query.selectFrom('blocked_dates').select('date').execute();
  const rules = JSON.stringify(await readSetting(query, 'availability'));
  return {
    calls,
    blocked: blocked.map((row) => dates.indexOf(row.date)).sort(),
    rules: ruleSets.findIndex((set) => JSON.stringify(set) === rules),
  };
}

/** Whoever has a call has been written to: the mail is in the outbox with the call. */
async function mustBeTold({ query }: Db): Promise<void> {
  const calls = await query.selectFrom('bookings').select(['id', 'email', 'sequence']).execute();
  const mails = await query
    .selectFrom('outbox')
    .select(['subject', 'dedupe_key'])
    .where('kind', '=', 'email')
    .execute();
  for (const { id, email, sequence } of calls) {
    const about = mails.filter((mail) => mail.subject === `booking:${id}`);
    if (about.length < 2)
      throw new Error(`${email} and the agency have ${about.length} mails of state ${sequence}.`);
  }
}
