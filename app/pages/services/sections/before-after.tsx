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

/** Measure by measure, two bars to one scale, and how the second is reached. */
export function BeforeAfter({ section, tone }: SectionProps<'before-after'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} size="lg" />
        <Key before={section.before} after={section.after} />
        <ul className="mt-4 sm:mt-12">
          {section.rows.map((row) => {
            const [before, after] = [amount(row.before), amount(row.after)];
            const scale = before !== null && after !== null ? Math.max(before, after) : 0;
            return (
              <li
                key={row.measure}
                className={cx(
                  'grid items-baseline gap-x-4 gap-y-1.5 border-t py-3.5 sm:grid-cols-1 sm:gap-x-16 sm:gap-y-5 sm:py-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
                  // Figures in columns, words as wide as they are.
                  scale > 0 ? 'grid-cols-[1fr_4rem_4rem]' : 'grid-cols-[1fr_auto_auto]',
                  ruled,
                )}
              >
                <div className="max-sm:contents">
                  <h3 className={cx('text-lg sm:text-2xl', scale === 0 && 'max-sm:col-span-3')}>
                    {row.measure}
                  </h3>
                  <p
                    className={cx(
                      'max-w-[32em] text-balance max-sm:order-last max-sm:col-span-3 max-sm:text-xs sm:mt-2',
                      soft,
                    )}
                  >
                    {row.how}
                  </p>
                </div>
                <dl className="grid content-center gap-4 max-sm:contents">
                  <Side label={section.before} value={row.before}>
                    {scale > 0 ? (
                      <Bar share={(before ?? 0) / scale} className="h-2 text-edge sm:h-3" />
                    ) : null}
                  </Side>
                  <Side label={section.after} value={row.after} strong>
                    {scale > 0 ? (
                      <Bar share={(after ?? 0) / scale} className="h-2 text-beacon sm:h-3" />
                    ) : null}
                  </Side>
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

/** What the two colours of bars are, where no line has room for its name. */
function Key({ before, after }: { before: string; after: string }) {
  return (
    <p aria-hidden="true" className={cx('mt-5 flex flex-wrap gap-x-5 text-sm sm:hidden', soft)}>
      {[before, after].map((side, index) => (
        <span key={side} className="flex items-center gap-2">
          <Bar share={1} className={cx('h-2 w-5!', index === 0 ? 'text-edge' : 'text-beacon')} />
          {side}
        </span>
      ))}
    </p>
  );
}

type SideProps = { label: string; value: string; strong?: boolean; children: React.ReactNode };

/** A name, a value and its bar; on phones both values stand at the end of the measure's own line, and a key names the bars. */
function Side({ label, value, strong = false, children }: SideProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1.5 max-sm:contents">
      <dt className={cx('text-sm max-sm:sr-only', soft)}>{label}</dt>
      <dd className={cx('display figures text-right text-lg sm:text-2xl', !strong && soft)}>{value}</dd>
      {children && (
        <dd aria-hidden="true" className="col-span-3 max-sm:order-1 sm:col-span-2">
          {children}
        </dd>
      )}
    </div>
  );
}
