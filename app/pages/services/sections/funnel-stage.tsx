import { ruled, soft } from '#app/pages/services/band.tsx';
import { SumCell, SumProblem } from '#app/pages/sums/sum-field.tsx';
import { fieldId, type SumView } from '#app/pages/sums/sum-view.ts';
import { cx } from '#app/ui/cx.ts';
import { serviceLabels } from '#content/services/labels.ts';
import type { PagedSum } from '#content/sums/all.ts';
import { work } from '#domain/sums/work.ts';
import { Bar } from './bar.tsx';
import type { SectionProps } from './types.ts';

type Section = SectionProps<'funnel'>['section'];
type FunnelStageProps = {
  stage: Section['first'] | Section['stages'][number];
  /** Which stage it is, from 0. */
  at: number;
  of: PagedSum;
  view: SumView;
  level: 2 | 3;
  /** What stands after the last stage. */
  note: string | undefined;
};

const atEnd = 'max-sm:row-span-2 sm:absolute sm:right-0 sm:w-24';

/** One stage: how many are left, which share of those before, the leak behind it and its repair. */
export function FunnelStage({ stage, at, of, view, level, note }: FunnelStageProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { asFound, asRepaired, leak, repair } = serviceLabels;
  const worked = work(of.sum, view.values, { nothing: '', large: '' });
  const left = (name: string) => worked.find((line) => line.name === name)?.value ?? 0;
  const stageId = fieldId(of, `stage${at}`);
  const bars = [
    { label: asFound, name: 'found', tone: 'text-edge' },
    { label: asRepaired, name: 'repaired', tone: 'text-beacon' },
  ];
  const inputs = bars.flatMap(({ name }) => of.sum.inputs.filter((one) => one.name === `${name}Share${at}`));
  return (
    <li
      className={cx(
        'grid gap-x-12 gap-y-4 border-t py-6 lg:grid-cols-[9.5rem_minmax(0,8fr)_minmax(0,5fr)]',
        ruled,
      )}
    >
      <Heading id={stageId} className="text-xl">
        {stage.name}
      </Heading>
      <div>
        <dl className="figures grid content-start gap-2">
          {bars.map(({ label, name, tone }, index) => {
            const input = inputs[index];
            return (
              <div
                key={name}
                // Figures stand at the end of their bar, shares in a column.
                className="relative min-h-13 items-center gap-x-3 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_5rem] sm:flex sm:gap-3.5 sm:pr-48"
              >
                <dt className="max-sm:row-start-2 sm:contents">
                  <span id={`${stageId}-${name}`} className="sr-only">
                    {label}
                  </span>
                  <Bar
                    name={`${name}${at}`}
                    share={left(`${name}${at}`) / left('found0')}
                    className={cx('h-4 sm:h-5', tone)}
                  />
                </dt>
                <dd className="display text-xl leading-none">
                  <output data-sum={`${name}${at}=`} aria-live="off">
                    {view.texts[`${name}${at}=`]}
                  </output>
                </dd>
                {input ? (
                  <dd className={atEnd}>
                    <SumCell input={input} of={of} view={view} labelledBy={`${stageId} ${stageId}-${name}`} />
                  </dd>
                ) : (
                  <dd className={cx('text-center', atEnd, soft)}>100%</dd>
                )}
              </div>
            );
          })}
        </dl>
        {inputs.map((input) => (
          <SumProblem key={input.name} input={input} of={of} view={view} />
        ))}
      </div>
      {stage.loss && (
        <dl className="grid content-start gap-2 text-sm">
          <div className="grid grid-cols-[4rem_minmax(0,1fr)]">
            <dt className={soft}>{leak}</dt>
            <dd>{stage.loss.leak}</dd>
          </div>
          <div className="grid grid-cols-[4rem_minmax(0,1fr)]">
            <dt className={soft}>{repair}</dt>
            <dd className="font-semibold">{stage.loss.repair}</dd>
          </div>
        </dl>
      )}
      {note && (
        <p className={cx('max-w-[26em] border-beacon border-l-[3px] pl-4 text-sm lg:self-start', soft)}>
          {note}
        </p>
      )}
    </li>
  );
}
