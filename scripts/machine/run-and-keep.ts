import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs Node with these arguments, shows its output line by line as it comes, and keeps the end of it.
 * @param mark stands before each line that is shown, for programs that run side by side
 * @returns whether it succeeded, and its last lines
 */
export async function runAndKeep(args: string[], env: NodeJS.ProcessEnv, { keep = 60, mark = '' } = {}) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    env: { ...env, ...color },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  let tail = '';
  const show = (from: NodeJS.ReadableStream, to: NodeJS.WriteStream) => {
    let begun = '';
    from.setEncoding('utf8').on('data', (text: string) => {
      tail = `${tail}${text}`
        .split('\n')
        .slice(-keep - 1)
        .join('\n');
      const lines = `${begun}${text}`.split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) to.write(`${mark}${line}\n`);
    });
    from.on('end', () => begun && to.write(`${mark}${begun}\n`));
  };
  show(child.stdout, process.stdout);
  show(child.stderr, process.stderr);
  const closed = once(child, 'close');
  const [status] = (await once(child, 'exit')) as [number | null];
  // Usually this happens at once; a background process of the program could keep its output open for ever.
  await Promise.race([closed, wait(5_000)]);
  return { ok: status === 0, tail: tail.trimEnd() };
}
