import { call } from '#content/call.ts';
import { type Talk, talkLine } from '#domain/booking/talk.ts';
import type { Fact } from '#server/mail/parts.tsx';

/** How a call is held, for the agency; a touch of it leads into the call where there is a link. */
export function howFact(talk: Talk): Fact {
  const words = talkLine(talk, call.owner);
  return talk.kind === 'link' ? ['How', words, talk.link] : ['How', words];
}
