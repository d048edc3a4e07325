/** What is handled side by side without waiting for each other: a kind, and of webhooks each endpoint by itself. */
export type Lane = { kind: string; endpointId: string | null };

/** Entries of one kind that are handled at once. */
export const placesPerKind = 5;

/** Calls to one endpoint at once. Twenty that hang keep forty calls open, each for ten seconds at most. */
const placesPerEndpoint = 2;

/**
 * Entries of one lane that are handled at once. Each lane has places of its own: a mail server that hangs keeps
 * neither webhooks nor calendar events waiting, one slow message keeps only its own place, and an endpoint that hangs
 * keeps nobody but itself.
 */
export function placesOf({ kind, endpointId }: Lane): number {
  // Two at once take as long as one after the other, and each leased one waits meanwhile.
  if (kind === 'prepare-picture') return 1;
  return endpointId === null ? placesPerKind : placesPerEndpoint;
}

/** The name of a lane, as its index has it. */
export const laneName = ({ kind, endpointId }: Lane): string => `${kind} ${endpointId ?? ''}`;
