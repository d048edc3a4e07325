import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { CsvLink } from '#app/pages/admin/parts/csv-link.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/results-page.ts';
import { AdsPart } from './ads-part.tsx';
import { FieldPart } from './field-part.tsx';
import { FiguresTable } from './figures-table.tsx';
import { Headline } from './headline.tsx';
import { HowCounted } from './how-counted.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { measureWords } from './result-words.ts';
import { loadResultsView, type ResultsView } from './results-view.ts';
import { SplitPart } from './split-part.tsx';
import { measuresOf } from './split-view.ts';
import { WeeklyChart } from './weekly-chart.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Results');

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadResultsView(context.get(servicesContext), staffOf(context), new URL(request.url).searchParams);
}

/** How many came, by which ways, and what became of it. */
export default function ResultsPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-3xl">Results</h1>
      <p className="mt-1 mb-5 text-ink-soft">{view.words}</p>
      <PeriodPicker {...view} />
      {view.isEmpty ? (
        <p className="max-w-[34em] rounded-lg bg-sand p-5">
          Nothing was counted in this period. Visits appear here a few seconds after somebody comes to the
          site; enquiries, calls and clients as soon as there are any.
        </p>
      ) : (
        <Figures view={view} />
      )}
      <HowCounted />
    </>
  );
}

function Figures({ view }: { view: ResultsView }) {
  return (
    <>
      <Headline {...view} />
      <div className="grid grid-cols-1 gap-10">
        <AdsPart ads={view.ads} mayWriteCosts={view.mayWriteCosts} />
        <Part id="weeks" title="Week by week">
          <p className="mb-3 text-ink-soft text-sm">
            Bars show the period, the orange lines {view.otherWords}.
          </p>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:*:first:col-span-2 xl:grid-cols-3">
            {view.charts.map((chart) => (
              <WeeklyChart key={chart.measure} chart={chart} />
            ))}
          </div>
          <details className="mt-3">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-medium text-sm">
              The figures of each week
              <Icon name="chevron" />
            </summary>
            <FiguresTable
              label="The figures of each week"
              columns={['Week', ...measuresOf('week').map((measure) => measureWords[measure])]}
              rows={view.weeks.map(({ cut, name, ...week }) => ({ ...week, name: cut ? `${name} *` : name }))}
            />
            {view.weeks.some(({ cut }) => cut) && (
              <p className="mt-2 text-ink-soft text-sm">* Only these days of the week are in the period.</p>
            )}
            <CsvLink href={view.weeksCsv} />
          </details>
        </Part>
        {view.splits.map((split) => (
          <SplitPart key={split.dimension} split={split} allTo={view.allTo} />
        ))}
        <FieldPart rows={view.field} />
      </div>
    </>
  );
}
