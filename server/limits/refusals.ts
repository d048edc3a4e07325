/** Far more than there are limits; a name made of what somebody sent would be a fault, and must not grow this. */
const mostNames = 100;

/** What this process has refused since it began, by the name of the limit: read by its metrics, and by nothing else. */
const refused = new Map<string, number>();

/** Counts a refusal. @param name of a limit, as it stands in the code: never anything that came with a request */
export function noteRefusal(name: string): void {
  const known = refused.has(name) || refused.size < mostNames ? name : 'other';
  refused.set(known, (refused.get(known) ?? 0) + 1);
}

/** How often each limit has refused since this process began. */
export const refusals = (): ReadonlyMap<string, number> => refused;
