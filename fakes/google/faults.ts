import type { CallKind, Fault } from './fault.ts';
import type { Reply } from './reply.ts';
import { apiErrors } from './reply.ts';
import type { World } from './world.ts';

/**
 * The faults that affect this call, each counted down once. Latency adds to any one other fault; of several errors
 * or connection faults, the one set first is used up first.
 */
export function takeFaults(world: World, kind: CallKind): Fault[] {
  const taken: Fault[] = [];
  for (const fault of world.faults) {
    if (fault.kind !== kind && fault.kind !== '*') continue;
    const hard = fault.error !== undefined || fault.connection !== undefined;
    if (hard && taken.some((other) => other.error !== undefined || other.connection !== undefined)) continue;
    taken.push(fault);
  }
  for (const fault of taken) if (fault.times !== null) fault.times -= 1;
  world.faults = world.faults.filter((fault) => fault.times === null || fault.times > 0);
  return taken;
}

/** The answer of an error fault. The OAuth endpoints answer in OAuth's own form. */
export function faultReply(fault: Fault, kind: CallKind): Reply | null {
  if (fault.error === undefined) return null;
  const reply = apiErrors[fault.error]();
  const headers = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
  if (kind === 'token' || kind === 'revoke') {
    const json = { error: 'internal_failure', error_description: 'Backend Error' };
    return { status: reply.status, json, headers };
  }
  return { ...reply, headers: { ...reply.headers, ...headers } };
}
