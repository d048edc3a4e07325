import { Band, ruled } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { serviceLabels } from '#content/services/labels.ts';
import type { SectionProps } from './types.ts';

/** A numbered argument; what we do about its points stands on one slip beside it. */
export function Argument({ section, tone }: SectionProps<'argument'>) {
  const { points } = section;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} />
        <div className="mt-6 sm:mt-8">
          {/* Said once, at the head of the slip; a stroke marks what it is about on phones. */}
          <p className={cx('mb-4 font-semibold text-sm md:mb-2.5 md:grid', columns)}>
            <span className="border-tide max-md:border-l-[3px] max-md:pl-4 md:col-start-3 md:px-8">
              {serviceLabels.action}
            </span>
          </p>
          <FirstFew
            items={points}
            open={open}
            label={(rest) => say('{count} more in the list', { count: rest.length })}
            className={cx('max-md:border-y', ruled)}
          >
            {(some, from) => <Points points={some} of={points.length} from={from} />}
          </FirstFew>
        </div>
      </Container>
    </Band>
  );
}

/** Point and answer share their columns with the line above them. */
const columns = 'md:grid-cols-[5rem_calc((100%-4rem)*7/12-6rem)_minmax(0,1fr)] gap-x-4 md:gap-x-10';
const answer = 'border-tide max-md:border-l-[3px] max-md:pl-4 md:bg-foam md:px-8';

/** How many points stand open on a phone. */
const open = 2;

type Point = SectionProps<'argument'>['section']['points'][number];
type PointsProps = { points: readonly Point[]; of: number; from: number };

function Points({ points, of, from }: PointsProps) {
  return (
    <ol start={from + 1}>
      {points.map((point, at) => {
        const index = from + at;
        return (
          <li
            key={point.title}
            className={cx('grid grid-cols-[2.75rem_minmax(0,1fr)] gap-y-3 border-t py-5', columns, ruled)}
          >
            <Sieve left={of - index} of={of} />
            <div className="max-md:contents">
              <h3 className="text-xl max-md:self-center md:text-2xl">{point.title}</h3>
              <p className="max-w-[36em] max-sm:text-sm max-md:col-span-2 md:mt-2">{point.text}</p>
            </div>
            <div
              className={cx(
                answer,
                'max-md:col-span-2 md:-my-5 md:py-5',
                index === 0 && 'md:rounded-t-lg',
                index === of - 1 && 'md:rounded-b-lg',
              )}
            >
              <p className="max-sm:text-sm">{point.action}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** How much is still in the running: each sieve keeps a smaller square of pages. A dot is a dash of no length; the kept ones lie on small ones. */
function Sieve({ left, of }: { left: number; of: number }) {
  const from = Math.floor((of - left) / 2);
  const rows = (first: number, count: number) =>
    Array.from(
      { length: count },
      (_, row) => `M${first * 2 + 1} ${(first + row) * 2 + 1}h${count * 2 - 1.9}`,
    ).join('');
  return (
    <svg
      viewBox={`0 0 ${of * 2} ${of * 2}`}
      strokeLinecap="round"
      strokeDasharray="0 2"
      aria-hidden="true"
      className="size-11 md:size-20"
    >
      <path d={rows(0, of)} className="stroke-edge" strokeWidth=".5" />
      <path d={rows(from, left)} className={left === 1 ? 'stroke-beacon' : 'stroke-ink'} strokeWidth="1.3" />
    </svg>
  );
}
