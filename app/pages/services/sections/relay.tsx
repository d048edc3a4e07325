import { Band, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { serviceLabels } from '#content/services/labels.ts';
import type { SectionProps } from './types.ts';

const columns = 'md:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1fr)]';

/** One matter handed along a spine: the system on its left, people on its right. */
export function Relay({ section, tone }: SectionProps<'relay'>) {
  const { system, person, example } = serviceLabels;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} size="lg">
          <Badge className="mt-5">{example}</Badge>
        </SectionHead>
        <div aria-hidden="true" className={cx('mt-12 hidden gap-x-6 md:grid', columns)}>
          <p className="display text-right text-xl">{system}</p>
          <span />
          <p className="display text-xl">{person}</p>
        </div>
        <ol className="relative mt-6 before:absolute before:inset-y-0 before:left-1/2 before:hidden before:w-[3px] before:-translate-x-1/2 before:bg-beacon md:before:block">
          {section.stages.map((stage) => (
            <li
              key={stage.title}
              className={cx(
                'relative grid gap-x-6 py-4 max-md:border-ink/15 max-md:border-t md:items-center',
                columns,
              )}
            >
              <div className="pb-3 md:order-2 md:bg-chalk md:py-2 md:text-center">
                <p className={cx('figures text-sm', soft)}>{stage.when}</p>
                <h3 className="text-xl">{stage.title}</h3>
              </div>
              <p className="rounded-t-lg bg-mist p-4 md:order-1 max-w-[24em] md:ml-auto md:rounded-lg md:p-5">
                <span className="font-semibold md:sr-only">{system}: </span>
                {stage.system}
              </p>
              <p className="rounded-b-lg bg-sand p-4 md:order-3 max-w-[24em] justify-self-start max-md:w-full md:rounded-lg md:p-5">
                <span className="font-semibold md:sr-only">{person}: </span>
                {stage.person}
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </Band>
  );
}
