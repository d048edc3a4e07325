import type { AddressFacts } from './addresses.ts';

/** A request on its way to the application, with what is known of it. */
type Incoming = {
  request: Request;
  facts: AddressFacts;
  /** For the inline scripts of the page that answers it. */
  nonce: string;
  socketAddress: string;
  /** Whether its body has turned out to be larger than allowed. */
  tooLarge: () => boolean;
};

export type Answer = (incoming: Incoming) => Promise<Response>;

/** One step: it answers, or has the next one answer and may change what comes back. */
export type Step = (incoming: Incoming, next: Answer) => Promise<Response>;

/** Steps in their order, the first one outermost, in front of what answers in the end. */
export function pipeline(steps: readonly Step[], last: Answer): Answer {
  return steps.reduceRight<Answer>((next, step) => (incoming) => step(incoming, next), last);
}
