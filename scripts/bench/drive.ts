import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { median } from '#scripts/measure/summary.ts';

const run = promisify(execFile);
const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** Medians of several runs. `slowMs` is the 99th percentile. `bytes` is one answer as it was sent, headers included. */
export type Figures = { perSecond: number; medianMs: number; slowMs: number; bytes: number };

export type Drive = { seconds: number; runs: number; connections: number };

type Result = {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  throughput: { total: number };
  errors: number;
  statusCodeStats: Record<string, { count?: number }>;
};

/** Asks for an address over and over from a process of its own, on the last core where it can be chosen. */
async function once(url: string, { connections }: Drive, rest: string[], cookie: string): Promise<Result> {
  const headers = [
    '-H',
    'Accept-Encoding=br, gzip',
    '-H',
    'Accept=text/html',
    ...(cookie ? ['-H', `Cookie=${cookie}`] : []),
  ];
  const args = [program, '-j', '-n', '-c', String(connections), ...rest, ...headers, url];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Result;
}

/** Answers of another status than the wanted one, and those that never came. */
export function refusedIn(
  { errors, statusCodeStats }: Omit<Result, 'requests' | 'latency' | 'throughput'>,
  wanted: number,
): number {
  const others = Object.entries(statusCodeStats).filter(([status]) => status !== String(wanted));
  return others.reduce((sum, [, { count = 0 }]) => sum + count, errors);
}

/**
 * @param wanted the status of every answer: 404 for the page that says so
 * @throws Error for answers of another status, since a fast refusal is no figure, and for a run without any answer
 */
export async function drive(url: string, how: Drive, cookie = '', wanted = 200): Promise<Figures> {
  await once(url, how, ['-d', '1'], cookie);
  const results: Result[] = [];
  for (let i = 0; i < how.runs; i += 1)
    results.push(await once(url, how, ['-d', String(how.seconds)], cookie));
  const refused = results.reduce((sum, result) => sum + refusedIn(result, wanted), 0);
  if (refused > 0) throw new Error(`${url}: ${refused} answers were not ${wanted}.`);
  if (results.some(({ requests }) => requests.total === 0))
    throw new Error(`${url}: nothing was answered in ${how.seconds} s.`);
  const middle = (pick: (result: Result) => number) => median(results.map(pick));
  return {
    perSecond: middle(({ requests }) => requests.average),
    medianMs: middle(({ latency }) => latency.p50),
    slowMs: middle(({ latency }) => latency.p99),
    bytes: middle(({ throughput, requests }) => throughput.total / requests.total),
  };
}

/** Asks for an address that many times. */
export async function ask(url: string, times: number, how: Drive, cookie = ''): Promise<void> {
  await once(url, how, ['-a', String(times)], cookie);
}
