import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { serviceLabels } from '#content/services/labels.ts';
import { withMinus } from '#domain/format/minus.ts';
import type { SectionProps } from './types.ts';

/** Large figures, and how each was counted in type that can be read. */
export function Results({ section, tone }: SectionProps<'results'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} />
        {section.sample && <Badge className="mt-6">{serviceLabels.sample}</Badge>}
        <dl className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {section.stats.map((stat) => (
            <div
              key={stat.label}
              className={cx('flex flex-col-reverse justify-end border-t py-5 sm:py-8', ruled)}
            >
              <dt>
                <span className="display block text-xl">{stat.label}</span>
                <span className={cx('mt-1 block sm:mt-2 max-w-[30em] max-sm:text-sm sm:text-lg', soft)}>
                  {stat.basis}
                </span>
              </dt>
              <dd className="display figures pb-2 text-5xl sm:pb-3 sm:text-6xl">{withMinus(stat.value)}</dd>
            </div>
          ))}
        </dl>
        <p className={cx('border-t pt-6', ruled)}>
          <span className="block max-w-[44em]">{section.note}</span>
        </p>
      </Container>
    </Band>
  );
}
