import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { SectionProps } from './types.ts';

const sides = ['bg-foam text-ink', 'bg-ink text-chalk on-ink'];

/** Two lists side by side: where to be, and what for. */
export function Channels({ section, tone, head = 'split' }: SectionProps<'channels'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} shape={head} />
        <div className="mt-8 grid overflow-hidden rounded-xl sm:mt-12 lg:grid-cols-2">
          {section.lists.map((list, index) => (
            <div key={list.title} className={cx('p-6 sm:p-10', sides[index])}>
              <h3 className="text-2xl sm:text-3xl">{list.title}</h3>
              <p className="mt-1 max-sm:text-sm sm:mt-2 sm:text-lg">{list.text}</p>
              <dl className="mt-4 sm:mt-5">
                {list.items.map((item) => (
                  <div
                    key={item.name}
                    className="grid gap-x-6 gap-y-0.5 border-ink/15 border-t py-2.5 sm:py-3 in-[.on-ink]:border-chalk/25 sm:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
                  >
                    <dt className="font-semibold">{item.name}</dt>
                    <dd className="text-ink-soft max-sm:text-sm in-[.on-ink]:text-mist">{item.use}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Container>
    </Band>
  );
}
