import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { median } from './summary.ts';

type Load = {
  requests: number;
  atOnce: number;
  /** Of the i-th request. */
  headers?: (i: number) => OutgoingHttpHeaders;
};

/** Milliseconds from the request to the last byte. @throws Error for any status other than 200 */
function timeOnce(url: string, agent: Agent, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - begun));
    });
    request.once('error', reject);
  });
}

/**
 * Requests an address repeatedly over a number of kept-open connections.
 * @returns the median time of an answer in milliseconds, and how many were answered in a second
 */
export async function underLoad(
  url: string,
  { requests, atOnce, headers = () => ({}) }: Load,
): Promise<{ medianMs: number; perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let left = requests;
  const ask = async () => {
    while (left-- > 0) times.push(await timeOnce(url, agent, headers(left)));
  };
  const begun = performance.now();
  try {
    await Promise.all(Array.from({ length: atOnce }, ask));
    return { medianMs: median(times), perSecond: (1000 * requests) / (performance.now() - begun) };
  } finally {
    agent.destroy();
  }
}
