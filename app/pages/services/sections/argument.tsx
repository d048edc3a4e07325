import { Band, ruled } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { serviceLabels } from '#content/services/labels.ts';
import type { SectionProps } from './types.ts';

/** A numbered argument; what we do about its points stands on one slip beside it. Phones show how it goes, and fold why. */
export function Argument({ section, tone }: SectionProps<'argument'>) {
  const { points } = section;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} />
        <p className="-mb-4 mt-6 gap-x-16 font-semibold text-tide max-lg:hidden lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <span className="col-start-2">{serviceLabels.action}</span>
        </p>
        <ol className={cx('mt-6 max-md:border-b', ruled)}>
          {points.map((point, index) => (
            <li
              key={point.title}
              className={cx(
                'grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-t md:grid-cols-[6rem_minmax(0,1fr)] md:gap-x-10',
                ruled,
              )}
            >
              <Sieve left={points.length - index} of={points.length} />
              <PhoneFold open={index === 0} label={<h3 className={title}>{point.title}</h3>}>
                <div className="gap-x-10 max-md:pb-5 md:grid md:min-h-[8.5rem] md:grid-cols-[calc((100%+4.5rem)*7/12-9rem)_minmax(0,1fr)]">
                  <div className="md:py-5">
                    <h3 className={cx('fold-title', title)}>{point.title}</h3>
                    <p className="max-w-[36em] text-pretty max-sm:text-sm md:mt-2">{point.text}</p>
                  </div>
                  <div
                    className={cx(
                      'border-tide max-md:mt-2 max-md:border-l-[3px] max-md:pl-4 md:bg-foam md:px-8 md:py-5',
                      index === 0 && 'md:rounded-t-lg',
                      index === points.length - 1 && 'md:rounded-b-lg',
                    )}
                  >
                    <p
                      className={cx(
                        'mb-1.5 font-semibold text-sm text-tide lg:hidden',
                        index > 0 && 'md:hidden',
                      )}
                    >
                      {serviceLabels.action}
                    </p>
                    <p className="text-pretty font-semibold leading-snug max-sm:text-sm sm:text-lg">
                      {point.action}
                    </p>
                  </div>
                </div>
              </PhoneFold>
            </li>
          ))}
        </ol>
      </Container>
    </Band>
  );
}

const title = 'text-xl md:text-2xl';

/** How much is still in the running: each sieve keeps a smaller square of pages. A dot is a dash of no length; the kept ones lie on small ones. */
function Sieve({ left, of }: { left: number; of: number }) {
  const from = Math.floor((of - left) / 2);
  const rows = (first: number, count: number) =>
    Array.from(
      { length: count },
      (_, row) => `M${first * 2 + 1} ${(first + row) * 2 + 1}h${count * 2 - 2}.1`,
    ).join('');
  return (
    <div className="mt-1.5 text-center text-sm md:mt-3">
      <svg
        viewBox={`0 0 ${of * 2} ${of * 2}`}
        strokeLinecap="round"
        strokeDasharray="0 2"
        aria-hidden="true"
        className="size-11 md:size-24"
      >
        <path d={rows(0, of)} className="stroke-edge" strokeWidth=".5" />
        <path
          d={rows(from, left)}
          className={left === 1 ? 'stroke-beacon' : 'stroke-ink'}
          strokeWidth="1.3"
        />
      </svg>
      <p className="max-md:hidden">
        {left === 1
          ? say('1 cited')
          : say(left === of ? '{count} pages' : '{count} remain', { count: left ** 2 })}
      </p>
    </div>
  );
}
