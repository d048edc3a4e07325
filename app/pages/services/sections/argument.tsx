import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { serviceLabels } from '#content/services/labels.ts';
import type { SectionProps } from './types.ts';

/** A numbered argument; what we do about each point stands on its own slip. */
export function Argument({ section, tone }: SectionProps<'argument'>) {
  const { points } = section;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} size="lg" />
        <ol className="mt-10 sm:mt-14">
          {points.map((point, index) => (
            <li
              key={point.title}
              className={cx(
                'grid gap-x-10 gap-y-5 border-t py-8 lg:grid-cols-[8rem_minmax(0,5fr)_minmax(0,4fr)] lg:py-10',
                ruled,
              )}
            >
              <Sieve left={points.length - index} of={points.length} />
              <div>
                <h3 className="text-3xl">{point.title}</h3>
                <p className="mt-3 max-w-[36em]">{point.text}</p>
              </div>
              <div className="rounded-lg bg-foam p-5 text-ink sm:p-6 lg:self-start">
                <p className="font-semibold text-sm">{serviceLabels.action}</p>
                <p className="mt-1.5">{point.action}</p>
              </div>
            </li>
          ))}
        </ol>
        <p aria-hidden="true" className={cx('border-t', ruled, soft)} />
      </Container>
    </Band>
  );
}

/** How much is still in the running: each sieve keeps a smaller square of pages. */
function Sieve({ left, of }: { left: number; of: number }) {
  const dots = Array.from({ length: of * of }, (_, index) => ({ x: index % of, y: Math.floor(index / of) }));
  const from = Math.floor((of - left) / 2);
  const inside = (value: number) => value >= from && value < from + left;
  return (
    <svg
      viewBox={`0 0 ${of * 20} ${of * 20}`}
      width={of * 20}
      height={of * 20}
      aria-hidden="true"
      className="size-20 lg:size-24"
    >
      {dots.map(({ x, y }) => {
        const kept = inside(x) && inside(y);
        return (
          <circle
            key={`${x}-${y}`}
            cx={x * 20 + 10}
            cy={y * 20 + 10}
            r={kept ? 6.5 : 2.5}
            className={kept ? (left === 1 ? 'fill-beacon' : 'fill-ink') : 'fill-edge'}
          />
        );
      })}
    </svg>
  );
}
