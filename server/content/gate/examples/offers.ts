import type { Release } from '#content/live.ts';
import type { Rendering } from '#server/content/gate/rendering.ts';
import { changed, edited, releaseOf } from './edited.ts';
import type { Examples } from './example.ts';
import { right } from './right.ts';

/** The day of the examples is 20 November 2026. */
type Dates = { startsOn?: string; endsOn: string; extendedOn?: string };

const offer = ({ startsOn = '2026-11-01', ...dates }: Dates): Release =>
  releaseOf(
    changed('offer/summer', ['dates'], {
      ...{ startsOn, endsAtTime: '23:59:59', timeZone: 'Europe/London' },
      ...dates,
    }),
  );

/** An offer that visitors see with some dates and would get with others. */
export const moved = (from: Dates, to: Dates): Rendering =>
  right({ previous: offer(from), release: offer(to) });

const short = { endsOn: '2026-11-25' };
const long = { endsOn: '2026-12-05' };

type Evidence = { source?: string; seenOn?: string };
/** The comparison told as real, all of its prices with the same evidence. */
export function compared(evidence?: Evidence): Rendering {
  const { release } = edited('offer/summer', ['market', 'sample'], false);
  const facts = release.get('content/offer/summer.ts') as { market: { items: { evidence?: Evidence }[] } };
  for (const item of facts.market.items) if (evidence) item.evidence = evidence;
  return right({ release });
}
const source = 'Quote 118 of Harbour Web Ltd';

export const offerExamples: Examples = {
  'market-price-unproven': [
    { wrong: compared(), says: 'not written down: whose price it is and the day on which it was seen' },
    { wrong: compared({ source }), says: 'not written down: the day on which it was seen' },
    { wrong: compared({ source: ' ', seenOn: '2026-11-01' }), says: 'not written down: whose price it is.' },
    { wrong: compared({ source, seenOn: '2026-11-21' }), says: 'on a day that lies ahead' },
  ],
  'market-price-old': [
    {
      wrong: compared({ source, seenOn: '2025-11-19' }),
      says: 'is from 19 November 2025, more than twelve months',
    },
  ],
  'offer-end-moved': [
    {
      wrong: moved(short, long),
      says: 'would end on 5 December 2026, and visitors were told 25 November 2026',
    },
    { wrong: moved(short, { ...long, extendedOn: '2026-11-21' }), says: 'lies ahead' },
    {
      wrong: moved({ ...short, extendedOn: '2026-11-10' }, { ...long, extendedOn: '2026-11-10' }),
      says: 'Give the day on which it is extended',
    },
  ],
  'offer-reopened': [
    {
      wrong: moved({ endsOn: '2026-11-18' }, { ...long, extendedOn: '2026-11-20' }),
      says: 'the offer ended on 18 November 2026',
    },
  ],
  'offer-extended': [
    { wrong: moved(short, { ...long, extendedOn: '2026-11-20' }), says: 'write down what it was' },
  ],
  'offer-extension-hidden': [
    {
      wrong: moved({ ...short, extendedOn: '2026-11-10' }, short),
      says: 'extended on 10 November 2026, and would',
    },
  ],
  'offer-places-added': [{ wrong: edited('offer/summer', ['spots', 'capacity'], 30), says: 'at most 20' }],
};
