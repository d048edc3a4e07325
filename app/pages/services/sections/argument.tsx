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
        <div className="mt-8 sm:mt-12">
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
            className={cx(
              'grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t py-5 md:grid-cols-[5rem_calc((100%-4rem)*7/12-6rem)_minmax(0,1fr)] md:gap-x-10',
              ruled,
            )}
          >
            <Sieve left={of - index} of={of} />
            <div className="max-md:contents">
              <h3 className="text-xl max-md:self-center md:text-2xl">{point.title}</h3>
              <p className="max-w-[36em] max-sm:text-sm max-md:col-span-2 md:mt-2">{point.text}</p>
            </div>
            <div
              className={cx(
                'border-tide max-md:col-span-2 max-md:border-l-[3px] max-md:pl-4 md:-my-5 md:bg-foam md:px-8 md:py-5',
                index === 0 && 'md:rounded-t-lg',
                index === of - 1 && 'md:rounded-b-lg',
              )}
            >
              {/* On a desk one slip holds all of them, and the first says what they are. */}
              <p className={cx('font-semibold text-sm', index > 0 && 'md:sr-only')}>{serviceLabels.action}</p>
              <p className="max-sm:text-sm">{point.action}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** How much is still in the running: each sieve keeps a smaller square of pages. A dot is a dash of no length. */
function Sieve({ left, of }: { left: number; of: number }) {
  const from = Math.floor((of - left) / 2);
  const inside = (value: number) => value >= from && value < from + left;
  const dots = (kept: boolean) =>
    Array.from({ length: of * of }, (_, index) => [index % of, Math.floor(index / of)] as const)
      .filter(([x, y]) => (inside(x) && inside(y)) === kept)
      .map(([x, y]) => `M${x * 2 + 1} ${y * 2 + 1}h0`)
      .join('');
  return (
    <svg
      viewBox={`0 0 ${of * 2} ${of * 2}`}
      strokeLinecap="round"
      aria-hidden="true"
      className="size-11 md:size-20"
    >
      <path d={dots(false)} className="stroke-edge" strokeWidth=".5" />
      <path d={dots(true)} className={left === 1 ? 'stroke-beacon' : 'stroke-ink'} strokeWidth="1.3" />
    </svg>
  );
}
