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
        <SectionHead section={section} />
        <ol className="mt-10 sm:mt-14">
          {points.map((point, index) => (
            <li
              key={point.title}
              className={cx(
                'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-t py-6 lg:grid-cols-[6rem_calc((100%-4rem)*7/12-7rem)_minmax(0,1fr)] lg:gap-x-10 lg:py-10',
                ruled,
              )}
            >
              <Sieve left={points.length - index} of={points.length} />
              <div className="max-lg:contents">
                <h3 className="text-3xl max-lg:self-center">{point.title}</h3>
                <p className="max-w-[36em] max-lg:col-span-2 lg:mt-3">{point.text}</p>
              </div>
              <div className="rounded-lg bg-foam p-4 text-ink max-lg:col-span-2 sm:p-6 lg:self-start">
                <p className="font-semibold text-sm">{serviceLabels.action}</p>
                <p className="mt-1">{point.action}</p>
              </div>
            </li>
          ))}
        </ol>
        <p aria-hidden="true" className={cx('border-t', ruled, soft)} />
      </Container>
    </Band>
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
      className="size-14 lg:size-24"
    >
      <path d={dots(false)} className="stroke-edge" strokeWidth=".5" />
      <path d={dots(true)} className={left === 1 ? 'stroke-beacon' : 'stroke-ink'} strokeWidth="1.3" />
    </svg>
  );
}
