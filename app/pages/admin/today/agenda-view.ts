import { personStatusWords } from '#app/pages/admin/people/person-status.tsx';
import { call } from '#content/call.ts';
import type { Phase } from '#domain/booking/lifecycle.ts';
import { talkLine } from '#domain/booking/talk.ts';
import { formatInstantTime } from '#domain/format/instant.ts';
import type { AgendaCall } from '#server/today/agenda.ts';

/** A call of today, as the agenda shows it. */
export type AgendaRow = {
  id: string;
  time: string;
  ends: string;
  phase: Phase;
  name: string;
  company: string;
  phone: string;
  /** The link of a video call, once there is one. */
  link: string | null;
  /** How it is held, where there is neither a link nor a number to ring. */
  how: string;
  message: string;
  visitorTime: string | null;
  /** Their page, with how far we are and what is next; null while it is doubted whose call it is. */
  person: { id: string; standing: string } | null;
};

/** @param zone the owner's */
export function agendaRow({ booking, talk, phase, person }: AgendaCall, zone: string): AgendaRow {
  const { startsAt, visitorZone } = booking;
  const time = formatInstantTime(startsAt, zone);
  const theirs = visitorZone && formatInstantTime(startsAt, visitorZone);
  return {
    id: booking.id,
    time,
    ends: formatInstantTime(booking.endsAt, zone),
    phase,
    name: booking.name,
    company: booking.company,
    phone: booking.phone || person?.phone || '',
    link: talk.kind === 'link' ? talk.link : null,
    how: talk.kind === 'link' || talk.kind === 'ring' ? '' : talkLine(talk, call.owner),
    message: booking.message,
    visitorTime: theirs && theirs !== time ? `${theirs} where they are (${visitorZone})` : null,
    person: person && {
      id: person.id,
      standing: [personStatusWords[person.status], person.step && `next: ${person.step}`]
        .filter(Boolean)
        .join(', '),
    },
  };
}
