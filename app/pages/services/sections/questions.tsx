import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { SectionProps } from './types.ts';

/** Questions in large type with their answers beside them. */
export function Questions({ section, tone }: SectionProps<'questions'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} />
        <ul className="mt-8 sm:mt-12">
          {section.pairs.map((pair) => (
            <li
              key={pair.question}
              className={cx(
                'grid gap-x-16 gap-y-3 border-t py-5 sm:py-9 lg:grid-cols-2 lg:items-baseline',
                ruled,
              )}
            >
              <h3 className="text-2xl sm:text-3xl">{pair.question}</h3>
              <p className={cx('max-w-[34em] max-sm:text-sm sm:text-lg', soft)}>{pair.answer}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}
