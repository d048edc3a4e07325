import { spawn } from 'node:child_process';

/** A program that failed, with everything it said. */
export class StepFailure extends Error {
  readonly step: string;
  readonly output: string;

  constructor(step: string, output: string) {
    super(`${step} failed.`);
    this.step = step;
    this.output = output;
  }
}

/**
 * Runs a Node program of the project and collects its output instead of showing it. When this process ends, the
 * program is ended too.
 * @throws StepFailure
 */
export function runNode(
  step: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  process.stdout.write(`  ${step} ...\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
    const end = () => child.kill();
    process.once('exit', end);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new StepFailure(step, Buffer.concat(output).toString()));
    });
  });
}

/** Prints the output of a failed step. */
export function showFailure({ step, output }: StepFailure): void {
  process.stderr.write(`${output}\n  ${step} failed: what to mend stands above.\n`);
}

/** Like `runNode`, but a failure ends this process. */
export async function runOrEnd(step: string, args: string[]): Promise<void> {
  try {
    await runNode(step, args);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    showFailure(error);
    process.exit(1);
  }
}
