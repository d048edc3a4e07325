import { expect, test } from 'vitest';
import { summerOffer } from '#content/offer/summer.ts';
import { offerPeriod } from '#domain/offer/period.ts';
import { offeredDays } from '#server/availability/offered-days.ts';
import { right } from '#server/content/gate/examples/right.ts';
import { gate } from '#server/content/gate/gate.ts';
import { sampleNames } from '#server/content/render/sample-names.ts';
import { standingNow } from '#server/leads/offer-standing.ts';
import { sampleMails } from './mails.ts';
import { makeSamples } from './make-samples.ts';
import { sampleServices } from './sample-services.ts';
import { visitsOf } from './visits.ts';

const now = Date.parse('2026-11-20T09:00:00Z');

test('every email for visitors is made without a database, and none of what ships is refused', async () => {
  const { mails, failures } = await sampleMails(now);
  expect(failures).toEqual([]);
  expect(mails).toHaveLength(18);
  const visits = visitsOf(now, []).map(({ name }) => name);
  const shown = [...visits, ...mails.map(({ name }) => name)].filter((name) => !/^\/[a-z-]+$/.test(name));
  expect(sampleNames.map(({ name }) => name)).toEqual(shown);
  expect(new Set(sampleNames.map(({ path }) => path)).size).toBe(shown.length);
  const found = gate(right({ mails })).filter(({ rule }) => rule.startsWith('mail-'));
  expect(found.filter(({ severity }) => severity === 'refusal')).toEqual([]);
});

test('times to choose from and places of the offer are there without a database', async () => {
  const { days } = await offeredDays(sampleServices(now));
  expect(days.some(({ slots }) => slots.some(({ available }) => available))).toBe(true);
  const { startsAt } = offerPeriod(summerOffer.dates);
  const open = startsAt + 3_600_000;
  expect((await standingNow(sampleServices(open).db.query, open)).state).toBe('open');
  const full = open + 2 * 86_400_000;
  expect((await standingNow(sampleServices(full, true).db.query, full)).state).toBe('full');
});

test('every page that is made for each visitor is visited once in each of its forms', () => {
  const names = visitsOf(now, ['/quote']).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('/quote');
});

test.each(['/quote after sending', 'the email ‘call booked’'])('of %s nothing else is made', async (only) => {
  const asked: string[] = [];
  const answer = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Response('<p>Thank you</p>');
  };
  const { visits, mails, notMade } = await makeSamples(answer, { now, own: ['/quote'], only });
  expect([...visits.keys(), ...mails.map(({ name }) => name)]).toEqual([only]);
  expect([notMade, asked.length]).toEqual([[], mails.length === 1 ? 0 : 1]);
});
