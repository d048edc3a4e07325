import { Agent, get } from 'node:http';
import { median } from './summary.ts';

/** Milliseconds from the request to the last byte. @throws Error for any status other than 200 */
function timeOnce(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const request = get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - begun));
    });
    request.once('error', reject);
  });
}

/**
 * Requests an address repeatedly over a number of kept-open connections.
 * @returns the median time of an answer, in milliseconds
 */
export async function medianUnderLoad(
  url: string,
  { requests, atOnce }: { requests: number; atOnce: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let left = requests;
  const ask = async () => {
    while (left-- > 0) times.push(await timeOnce(url, agent));
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, ask));
    return median(times);
  } finally {
    agent.destroy();
  }
}
