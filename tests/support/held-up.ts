import { once } from 'node:events';
import type { SiteProcess } from '#scripts/machine/site-process.ts';

/** What a site is started with so that `heldUp` can ask it. */
export const heldUpOptions = `--import ${new URL('./report-loop-delay.ts', import.meta.url).href}`;

/** What the site did since it was asked last, in milliseconds of work: in all, and at most while others waited. */
export async function heldUp(
  site: Pick<SiteProcess, 'child'>,
): Promise<{ loopDelayMs: number; workedMs: number }> {
  const told = once(site.child, 'message');
  site.child.send('loop-delay');
  const [answer] = (await told) as [{ loopDelayMs: number; workedMs: number }];
  return answer;
}
