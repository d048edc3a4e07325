import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { serviceLabels } from '#content/services/labels.ts';
import { Bar } from './bar.tsx';
import type { SectionProps } from './types.ts';
import { WorkingLines } from './working-lines.tsx';

type Stage = SectionProps<'funnel'>['section']['stages'][number];

const count = new Intl.NumberFormat('en-GB');

/** How many are left at each stage, as found and as repaired, with the leak and its repair between them. */
export function Funnel({ section, tone }: SectionProps<'funnel'>) {
  const most = Math.max(...section.stages.map((stage) => Math.max(stage.before, stage.after)));
  const { asFound, asRepaired } = serviceLabels;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} size="lg" />
        <p aria-hidden="true" className="mt-8 flex gap-6 font-semibold text-sm">
          <Key className="bg-edge" label={asFound} />
          <Key className="bg-beacon" label={asRepaired} />
        </p>
        <ol className="mt-6">
          {section.stages.map((stage) => (
            <StageRow key={stage.name} stage={stage} most={most} />
          ))}
        </ol>
        <div className="mt-6 grid gap-x-16 gap-y-8 border-ink border-t-2 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="overflow-hidden rounded-xl bg-foam text-ink shadow-raised">
            <WorkingLines lines={section.lines} />
          </div>
          <p className={cx('max-w-[30em] text-sm', soft)}>{section.note}</p>
        </div>
      </Container>
    </Band>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={cx('h-3 w-6 rounded-[3px]', className)} />
      {label}
    </span>
  );
}

function StageRow({ stage, most }: { stage: Stage; most: number }) {
  const { asFound, asRepaired, leak, repair } = serviceLabels;
  const bars = [
    { label: asFound, value: stage.before, tone: 'text-edge' },
    { label: asRepaired, value: stage.after, tone: 'text-beacon' },
  ];
  return (
    <li
      className={cx(
        'grid gap-x-12 gap-y-4 border-t py-6 lg:grid-cols-[11rem_minmax(0,6fr)_minmax(0,5fr)]',
        ruled,
      )}
    >
      <h3 className="text-xl">{stage.name}</h3>
      <dl className="figures grid content-start gap-2">
        {bars.map((bar) => (
          <div key={bar.label} className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-4">
            <dt className="col-start-1 row-start-1">
              <span className="sr-only">{bar.label}</span>
              <Bar share={bar.value / most} className={cx('h-5', bar.tone)} />
            </dt>
            <dd className="display text-right text-xl">{count.format(bar.value)}</dd>
          </div>
        ))}
      </dl>
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
    </li>
  );
}
