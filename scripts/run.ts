import { spawn } from 'node:child_process';

/**
 * Runs a Node program of the project and shows its output only when it fails, which ends this program too. Who ends
 * this one ends that one.
 */
export function runNode(
  what: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  process.stdout.write(`  ${what} ...\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
    process.once('exit', () => child.kill());
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      process.stderr.write(`\n  ${what} failed: what to mend stands above.\n`);
      process.exit(1);
    });
  });
}
