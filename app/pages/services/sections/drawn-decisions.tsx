import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';
import type { SectionProps } from './types.ts';

type Items = { items: readonly SectionProps<'capabilities'>['section']['items'][number][] };

/** How many stand above their words. */
const above = 3;
const drawn = ['decision-1', 'decision-2', 'decision-3', 'decision-4', 'decision-5'] as const;

/** Each with a close-up of what it changes: three of five above their words on a desk, the last two beside them; below that all are. */
export const DrawnDecisions = ({ items }: Items) => (
  <ol className="mt-8 grid gap-5 sm:mt-12 md:grid-cols-2 lg:grid-cols-6 lg:gap-y-9">
    {items.map((item, index) => {
      const name = drawn[index];
      return (
        <li
          key={item.title}
          className={cx(
            'grid grid-cols-[9rem_minmax(0,1fr)] items-start gap-x-4',
            index < above
              ? 'lg:col-span-2 lg:block'
              : 'lg:col-span-3 lg:grid-cols-2 lg:items-center lg:gap-x-8',
          )}
        >
          {name && (
            <div>
              <Drawing
                name={name}
                alt={imageAlt[name]}
                sizes="(min-width: 64rem) 24rem, 9rem"
                className="h-auto w-full rounded-xl"
              />
            </div>
          )}
          <div>
            <h3 className={cx('text-xl leading-snug', index < above && 'lg:mt-5')}>
              <span aria-hidden="true" className="figures text-tide">
                {index + 1}
              </span>{' '}
              {item.title}
            </h3>
            {/* Set by the browser alone: two last words kept together tore short lines. */}
            <p className="mt-1 text-pretty max-sm:text-sm max-sm:leading-snug sm:mt-2">{item.text}</p>
          </div>
        </li>
      );
    })}
  </ol>
);
