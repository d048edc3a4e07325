import { summerOffer } from '#content/offer/summer.ts';
import { type Countdown, countdown } from '#domain/offer/countdown.ts';
import { offerPeriod, offerState } from '#domain/offer/period.ts';
import { makeFormToken } from '#server/leads/form-token.ts';
import type { Services } from '#server/ports/services.ts';

/** What an answer has that no other has: the keys of its forms, and the time by the server's clock. */
export type OwnParts = { key: string; hold: string; token: string; now: string };
const units = ['days', 'hours', 'minutes', 'seconds'] as const;
type Unit = (typeof units)[number];
export type OwnPart = keyof OwnParts | Unit;

type Parts = Pick<Services, 'keys' | 'clock' | 'randomId' | 'randomToken'>;

/** Makes those of one answer. */
export function ownPartsOf(services: Parts): OwnParts {
  return {
    key: services.randomId(),
    hold: services.randomToken(),
    token: makeFormToken(services),
    now: String(services.clock.now()),
  };
}

/** The texts of these parts in one answer. */
export function textsOf(parts: readonly OwnPart[], own: OwnParts): string[] {
  const isUnit = (part: OwnPart): part is Unit => units.some((unit) => unit === part);
  const left = parts.some(isUnit) ? leftAt(Number(own.now)) : null;
  return parts.map((part) => (isUnit(part) ? String(left?.[part]).padStart(2, '0') : own[part]));
}

/** What the page of the offer counts: the time until it opens, else until it closes. */
function leftAt(now: number): Countdown {
  const period = offerPeriod(summerOffer.dates);
  return countdown(offerState(period, now) === 'upcoming' ? period.startsAt : period.endsAt, now);
}

type Place = { part: OwnPart; at: number; length: number };

/** The counted time, which is the only text of a page that changes with every second. */
const counted = /data-unit="(days|hours|minutes|seconds)"[^>]*>(\d+)</g;

/** Where these parts stand in the page that was drawn with them. */
export function placesIn(html: string, own: OwnParts): Place[] {
  // The token begins with the time: the longer one is looked for first.
  const kinds = (['key', 'hold', 'token', 'now'] as const).toSorted((a, b) => own[b].length - own[a].length);
  const pattern = new RegExp(kinds.map((kind) => own[kind].replaceAll(/[^\w-]/g, '\\$&')).join('|'), 'g');
  const texts = [...html.matchAll(pattern)].flatMap(({ 0: text, index }) => {
    const part = kinds.find((kind) => own[kind] === text);
    return part ? [{ part, at: index, length: text.length }] : [];
  });
  const units = [...html.matchAll(counted)].map(({ 0: whole, 1: unit, 2: text = '', index }) => ({
    part: unit as Unit,
    at: index + whole.length - 1 - text.length,
    length: text.length,
  }));
  return [...texts, ...units].toSorted((a, b) => a.at - b.at);
}

/** A text without these parts, for comparing what two moments read. */
export function without(text: string, { key, hold, token, now }: OwnParts): string {
  return [token, key, hold, now].reduce((rest, part) => rest.replaceAll(part, ''), text);
}
