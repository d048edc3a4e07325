import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Answer } from './commands.ts';
import type { Process } from './play.ts';
import type { Makes } from './stage.ts';

/** What a process is told of where its data lies, on its command line. */
export const place = z.object({ dataDir: z.string(), databaseUrl: z.string().optional() });

const answers = z.object({ id: z.number(), answer: z.enum(['done', 'refused', 'none']) });

/** How much later the process is killed for each step that it should have lived, in milliseconds. */
const stepMs = 1.5;

/** A process of its own, which gets commands by message and ends by `kill -9`. */
export const byMessage =
  (program: URL): Makes =>
  async ({ dataDir, databaseUrl }) => {
    const child = fork(fileURLToPath(program), [JSON.stringify({ dataDir, databaseUrl })], {
      stdio: 'inherit',
    });
    const gone = Promise.withResolvers<void>();
    let doomed = false;
    child.once('exit', () => gone.resolve());
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () => reject(new Error('A process did not start.')));
    });
    const waiting = new Map<number, (answer: Answer) => void>();
    child.on('message', (message) => {
      const { id, answer } = answers.parse(message);
      waiting.get(id)?.(answer);
    });
    const ended = async () => {
      await gone.promise;
      if (!doomed) throw new Error('A process ended by itself; it has said why.');
      return null;
    };
    let sent = 0;
    const send: Process['send'] = (command) => {
      const id = ++sent;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      child.send({ id, command });
      return Promise.race([answered, ended()]);
    };
    const kill = async () => {
      doomed = true;
      child.kill('SIGKILL');
      await gone.promise;
    };
    return {
      send,
      dieAt: (step) => {
        doomed = true;
        void setTimeout(step * stepMs).then(kill);
      },
      bury: async () => {
        if (doomed) await gone.promise;
        return doomed;
      },
      end: kill,
      kill,
    };
  };
