import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { serviceLabels } from '#content/services/labels.ts';
import type { SectionProps } from './types.ts';
import { WorkingLines } from './working-lines.tsx';

/** Arithmetic in the open: inputs on the left, the sum on a slip, what follows from it below. */
export function WorkedExample({ section, tone }: SectionProps<'worked-example'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} shape="split" />
        <div className="mt-10 grid gap-x-16 gap-y-10 sm:mt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
          <div>
            <h3 className="flex flex-wrap items-center justify-between gap-3 pb-4 text-xl">
              {serviceLabels.yourNumbers}
              <Badge tone="tide" className="font-sans tracking-normal">
                {serviceLabels.example}
              </Badge>
            </h3>
            <dl className="figures">
              {section.inputs.map((input) => (
                <div
                  key={input.label}
                  className={cx('flex items-baseline justify-between gap-6 border-t py-3.5', ruled)}
                >
                  <dt className={soft}>{input.label}</dt>
                  <dd className="max-w-[60%] text-right font-semibold">{input.value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="overflow-hidden rounded-xl bg-foam text-ink shadow-float">
            <h3 className="px-5 pt-6 pb-2 text-xl sm:px-8">{serviceLabels.sum}</h3>
            <WorkingLines lines={section.lines} />
          </div>
        </div>
        <p className="mt-10 max-w-[40em] border-beacon border-l-[3px] pl-5 text-lg sm:mt-12">
          {section.conclusion}
        </p>
      </Container>
    </Band>
  );
}
