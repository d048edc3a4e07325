import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { Bar } from './bar.tsx';
import type { SectionProps } from './types.ts';

/** The number at the start of a text such as '4.5 MB', or null where there is none. */
function amount(text: string): number | null {
  const found = /^[\d.,]+/.exec(text);
  return found ? Number(found[0].replaceAll(',', '')) : null;
}

/** Measure by measure, two bars to one scale, each with its figure at its end, and how the second is reached. */
export function BeforeAfter({ section, tone }: SectionProps<'before-after'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} size="lg" />
        <Key before={section.before} after={section.after} />
        <ul className="mt-4 sm:mt-6">
          {section.rows.map((row) => {
            const [before, after] = [amount(row.before), amount(row.after)];
            const scale = before !== null && after !== null ? Math.max(before, after) : 0;
            return (
              <li
                key={row.measure}
                className={cx(
                  'grid items-baseline gap-x-4 gap-y-1.5 border-t py-3.5 sm:grid-cols-1 sm:items-center sm:gap-x-16 sm:gap-y-5 sm:py-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
                  // Figures in columns, words across the line.
                  scale > 0 ? 'grid-cols-[1fr_4rem_4rem]' : 'grid-cols-[1fr_auto]',
                  ruled,
                )}
              >
                <div className="max-sm:contents">
                  <h3 className={cx('text-lg sm:text-2xl', scale === 0 && 'max-sm:col-span-full')}>
                    {row.measure}
                  </h3>
                  <p
                    className={cx(
                      'max-w-[32em] text-balance max-sm:order-last max-sm:col-span-full max-sm:text-xs sm:mt-2',
                      soft,
                    )}
                  >
                    {row.how}
                  </p>
                </div>
                <dl className="grid content-center gap-3 max-sm:contents">
                  <Side label={section.before} value={row.before} share={scale && (before ?? 0) / scale} />
                  <Side
                    label={section.after}
                    value={row.after}
                    share={scale && (after ?? 0) / scale}
                    strong
                  />
                </dl>
              </li>
            );
          })}
        </ul>
        <p className={cx('border-t pt-6 text-sm', ruled, soft)}>
          <span className="block max-w-[44em]">{section.note}</span>
        </p>
      </Container>
    </Band>
  );
}

const thin = 'h-2 text-edge';
const thick = 'h-2 text-beacon sm:h-4';

/** What the two bars are, said once. */
function Key({ before, after }: { before: string; after: string }) {
  return (
    <p aria-hidden="true" className={cx('mt-5 flex flex-wrap gap-x-5 text-sm sm:mt-8 sm:gap-x-8', soft)}>
      {[before, after].map((side, index) => (
        <span key={side} className="flex items-center gap-2">
          <Bar share={1} className={cx('w-5! sm:w-8!', index === 0 ? thin : thick)} />
          {side}
        </span>
      ))}
    </p>
  );
}

type SideProps = {
  label: string;
  value: string;
  /** Of the longer bar; nothing where it is told in words. */
  share: number;
  strong?: boolean;
};

/** A bar with its figure at its end; on phones both figures stand at the end of the measure's own line, or words across it. */
function Side({ label, value, share, strong = false }: SideProps) {
  return (
    <div className="max-sm:contents sm:flex sm:items-center sm:gap-4 sm:pr-28">
      <dt className="sr-only">{label}</dt>
      <dd aria-hidden="true" className="max-sm:order-1 max-sm:col-span-full sm:contents">
        {share > 0 ? <Bar share={share} className={strong ? thick : thin} /> : <Course steady={strong} />}
      </dd>
      <dd
        className={cx(
          'display figures max-sm:text-lg',
          // Figures stand at the end of their bar; on phones words across the measure may take a second line.
          share > 0 ? 'whitespace-nowrap' : 'sm:whitespace-nowrap',
          strong ? 'text-right sm:text-2xl' : cx('sm:text-xl', soft),
          !strong && share > 0 && 'text-right',
        )}
      >
        {value}
      </dd>
    </div>
  );
}

/** What is told in words: a line with jumps, and one without. */
function Course({ steady }: { steady: boolean }) {
  return (
    <svg
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth={steady ? 6 : 3}
      aria-hidden="true"
      className={cx('block h-4 w-full sm:w-1/2', steady ? 'text-beacon' : 'text-edge')}
    >
      <path d={steady ? 'M0 8H100' : 'M0 14H30V8H64V2H100'} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
