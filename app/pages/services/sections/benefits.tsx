import { Band, ruled } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { SectionProps } from './types.ts';

/** Three promises in large type, what each rests on beside it. */
export function Benefits({ section, tone, head = 'split' }: SectionProps<'benefits'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} shape={head} />
        <ul className="mt-8 sm:mt-12">
          {section.items.map((item) => (
            <li
              key={item.title}
              className={cx(
                'grid gap-x-16 gap-y-3 border-t py-5 sm:gap-y-4 sm:py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_calc((100%-4rem)*5/12)]',
                ruled,
              )}
            >
              <h3 className="text-2xl sm:text-3xl">{item.title}</h3>
              <p className="max-w-[34em] max-sm:text-sm">{item.text}</p>
              {item.basis && (
                <p className="border-beacon border-l-[3px] pl-4 max-sm:text-sm lg:self-start">{item.basis}</p>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}
