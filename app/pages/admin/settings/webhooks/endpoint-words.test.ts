import { expect, test } from 'vitest';
import { webhookEvents } from '#domain/webhooks/events.ts';
import type { HookCall } from '#server/outbox/of-endpoint.ts';
import type { Endpoint } from '#server/webhooks/endpoint.ts';
import { callStanding, endpointStanding, eventsInWords } from './endpoint-words.ts';

const at = Date.parse('2026-11-20T09:00:00Z');
const endpoint: Endpoint = {
  ...{ id: 'e', name: 'CRM', host: 'crm.example.com', events: [] },
  ...{ offAt: null, offBecause: null, lastSentAt: null, failingSince: null, formerUntil: null },
};

test.each<[Partial<Endpoint>, RegExp, boolean]>([
  [{}, /^Nothing has been sent to it yet\.$/, false],
  [{ lastSentAt: at }, /^Last taken .*9:00 AM/, false],
  [{ lastSentAt: at, failingSince: at }, /^Has accepted nothing since .*keep trying\.$/, true],
  [{ offAt: at, offBecause: 'staff' }, /^Switched off by you\.$/, false],
  [{ offAt: at, offBecause: 'failing' }, /two days\.$/, true],
  [{ offAt: at, offBecause: 'gone' }, /gone for good\.$/, true],
])('an endpoint of %j says how it stands', (changes, words, trouble) => {
  expect(endpointStanding({ ...endpoint, ...changes })).toEqual({
    words: expect.stringMatching(words),
    trouble,
  });
});

const call: HookCall = {
  ...{ id: 'c', type: 'lead.created', subject: null, status: 'done', failing: false, attempts: 1 },
  ...{ answerCode: 204, lastError: null, createdAt: at, nextAt: null },
};

test.each<[Partial<HookCall>, RegExp, boolean]>([
  [{}, /^Taken, answered 204\.$/, false],
  [{ attempts: 3 }, /^Taken, answered 204, 3 attempts\.$/, false],
  [{ status: 'dead', failing: true, answerCode: null }, /^Given up\.$/, true],
  [{ status: 'pending', answerCode: null }, /^Waits to be sent\.$/, false],
  [{ status: 'leased' }, /^Being sent now\.$/, false],
  [
    { status: 'pending', failing: true, answerCode: 500, nextAt: at },
    /^Not taken, answered 500\. Next attempt .*9:00 AM/,
    true,
  ],
])('a call of %j says what came of it', (changes, words, trouble) => {
  expect(callStanding({ ...call, ...changes })).toEqual({ words: expect.stringMatching(words), trouble });
});

test('events are named, all of them in two words', () => {
  expect(eventsInWords(webhookEvents.map(({ id }) => id))).toBe('Every event');
  expect(eventsInWords(['lead.created', 'booking.moved'])).toBe('New lead, Call moved');
});
