import { call } from '#content/call.ts';
import { site } from '#content/site.ts';
import { sayTalk, type Talk, type Way } from '#domain/booking/talk.ts';

/** How a call is held, in words. */
export type HowView = {
  label: string;
  text: string;
  /** The notice of a recording, where calls are recorded. */
  recorded: string | null;
};

/** The same for a call that is booked or requested. */
export type ToldHow = HowView & {
  /** Follows the text. */
  link: string | null;
  /** Words of the form for a number; null where none is rung. */
  number: NumberWords | null;
};

export type NumberWords = {
  ask: string;
  label: string;
  button: string;
  /** None is known yet. */
  wanted: boolean;
};

const recorded = () => (site.call.recorded ? call.recorded : null);

/** The words before a call is booked. */
export function howBefore(way: Way): HowView {
  return { label: call.label, text: call.before[way], recorded: recorded() };
}

export function howTold(talk: Talk): ToldHow {
  const rings = talk.kind === 'ring' || talk.kind === 'number-wanted';
  const wanted = talk.kind === 'number-wanted';
  const { ask, other, label, button } = call.number;
  return {
    label: call.label,
    text: sayTalk(talk, call.told),
    recorded: recorded(),
    link: talk.kind === 'link' ? talk.link : null,
    number: rings ? { ask: wanted ? ask : other, label, button, wanted } : null,
  };
}
