import { mayOpen } from '#app/access.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { costsIn } from '#domain/results/costs.ts';
import { periodChoices, readPeriod, weeksOf } from '#domain/results/period.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import type { Services } from '#server/ports/services.ts';
import { readCosts } from '#server/results/costs.ts';
import { readFieldFigures } from '#server/results/field/read-figures.ts';
import { type Figures, type Measure, nothing, type Results } from '#server/results/read/figures.ts';
import { readResults, readWeeks } from '#server/results/read/results.ts';
import { adsView } from './ads-view.ts';
import { fieldRow } from './field-row.ts';
import {
  choiceWords,
  comparisonWords,
  figure,
  measureWords,
  periodWords,
  pounds,
  shortDay,
} from './result-words.ts';
import { behindAddress, resultsAddress } from './results-address.ts';
import { cellsOf, splitView } from './split-view.ts';

/** How many names of a split are shown at first, and at all. */
const fewRows = 10;
const manyRows = 200;

const measures = ['visits', 'leads', 'calls', 'won', 'pence'] as const;
const inWords = (measure: Measure, count: number) => (measure === 'pence' ? pounds(count) : figure(count));

/** Everything that the page of results shows. */
export async function loadResultsView({ db, clock }: Services, staff: CurrentStaff, search: URLSearchParams) {
  const asked = readPeriod(search, dateAt(agencyZone, clock.now()));
  const { choice, period, comparison, other } = asked;
  const results = await readResults(db.query, period);
  const before = await readWeeks(db.query, other);
  const costs = costsIn(await readCosts(db.query, period), period);
  const field = await readFieldFigures(db.query, period);
  const all = search.get('all') === 'yes';
  const csv = (table: string) =>
    mayOpen(staff.role, '/admin/results.csv') ? resultsAddress(asked, { table }, '/admin/results.csv') : null;
  const most = all ? manyRows : fewRows;
  return {
    period,
    words: periodWords(period),
    otherWords: periodWords(other),
    comparison,
    choices: periodChoices
      .filter((one) => one !== 'dates' || choice === 'dates')
      .map((one) => ({
        label: choiceWords[one],
        to: resultsAddress({ ...asked, choice: one }),
        current: one === choice,
      })),
    comparisons: (['before', 'year-ago'] as const).map((one) => ({
      label: comparisonWords[one],
      to: resultsAddress({ ...asked, comparison: one }),
      current: one === comparison,
    })),
    isEmpty: measures.every((measure) => results.total[measure] === 0) && costs.size === 0,
    headline: measures.map((measure) => ({
      label: measureWords[measure],
      figure: inWords(measure, results.total[measure]),
      before: inWords(measure, before.total[measure]),
      to: linkOf(measure, results.total, period),
    })),
    charts: measures.map((measure) => chartOf(measure, results, before, asked)),
    weeks: weeksOf(period).map((week) => {
      const figures = results.week.get(week.monday) ?? nothing();
      const cells = cellsOf(figures, 'week', (of) => behindAddress(of, week));
      const cut = week.from !== week.monday || weekIsCut(week);
      return { key: week.monday, name: `${shortDay(week.from)} – ${shortDay(week.to)}`, cut, cells };
    }),
    weeksCsv: csv('week'),
    splits: (['source', 'campaign', 'landing', 'service'] as const).map((dimension) => ({
      dimension,
      ...splitView(results[dimension], dimension, { period, most }),
      csv: csv(dimension),
    })),
    allTo: all ? null : resultsAddress(asked, { all: 'yes' }),
    ads: adsView(costs, results.campaign, period),
    field: field.map(fieldRow),
    mayWriteCosts: mayOpen(staff.role, '/admin/results/costs'),
  };
}

type Weeks = Pick<Results, 'week'>;

const weekIsCut = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 < 6;

function linkOf(measure: Measure, total: Figures, period: { from: string; to: string }): string | null {
  if (measure === 'visits' || total[measure] === 0) return null;
  return behindAddress(measure === 'pence' ? 'won' : measure, period);
}

/** The bars of one measure, and beside each what the week had in the time that it is compared with. */
function chartOf(
  measure: Measure,
  results: Weeks,
  before: Weeks,
  { period, other }: ReturnType<typeof readPeriod>,
) {
  const value = (from: Weeks, monday: string | undefined) => from.week.get(monday ?? '')?.[measure] ?? 0;
  const earlier = weeksOf(other);
  const bars = weeksOf(period).map((week, index) => ({
    key: week.monday,
    label: `${shortDay(week.from)}: ${inWords(measure, value(results, week.monday))}`,
    value: value(results, week.monday),
    before: value(before, earlier[index]?.monday),
  }));
  const top = Math.max(1, ...bars.flatMap((bar) => [bar.value, bar.before]));
  return {
    ...{ measure, title: measureWords[measure], bars, top, topWords: inWords(measure, top) },
    first: shortDay(period.from),
    last: shortDay(period.to),
  };
}

export type ResultsView = Awaited<ReturnType<typeof loadResultsView>>;
