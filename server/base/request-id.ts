import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<string | null>();

/** Does the work of a request: what is logged on the way carries its id. */
export function withRequestId<Done>(id: string, work: () => Done): Done {
  return underWay.run(id, work);
}

/** Begins work that a request has only woken, such as a round of the outbox: it belongs to no request. */
export function outsideRequests<Done>(work: () => Done): Done {
  return underWay.run(null, work);
}

/** The id of the request whose work this is; undefined outside of one. */
export function requestIdOfWork(): string | undefined {
  return underWay.getStore() ?? undefined;
}
