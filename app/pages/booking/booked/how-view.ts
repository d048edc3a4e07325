import { call } from '#content/call.ts';
import { site } from '#content/site.ts';
import { sayTalk, type Talk, type Way } from '#domain/booking/talk.ts';

/** How a call is held, in words. */
type HowView = {
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
export type HowBefore = HowView & {
  /** Stands above the field for the number, where one will be rung. */
  ring: string | null;
};

/** Of a call by phone the summary says only that: the rest stands where the number is asked for. */
export function howBefore(way: Way): HowBefore {
  const ring = way === 'phone' ? call.before.phone : null;
  return { label: call.label, text: ring ? call.place : call.before[way], recorded: recorded(), ring };
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
