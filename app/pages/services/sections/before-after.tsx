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
        <ul className="mt-8 sm:mt-12">
          {section.rows.map((row) => {
            const [before, after] = [amount(row.before), amount(row.after)];
            const scale = before !== null && after !== null ? Math.max(before, after) : 0;
            return (
              <li
                key={row.measure}
                className={cx(
                  'grid gap-x-16 gap-y-4 border-t py-5 sm:gap-y-5 sm:py-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
                  ruled,
                )}
              >
                <div>
                  <h3 className="text-xl sm:text-2xl">{row.measure}</h3>
                  <p className={cx('mt-1 max-w-[32em] text-balance max-sm:text-sm sm:mt-2', soft)}>
                    {row.how}
                  </p>
                </div>
                <dl className="grid content-center gap-2 sm:gap-4">
                  <Side label={section.before} value={row.before}>
                    {scale > 0 ? <Bar share={(before ?? 0) / scale} className="h-3 text-edge" /> : null}
                  </Side>
                  <Side label={section.after} value={row.after} strong>
                    {scale > 0 ? <Bar share={(after ?? 0) / scale} className="h-3 text-beacon" /> : null}
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

type SideProps = { label: string; value: string; strong?: boolean; children: React.ReactNode };

/** A name and a value; on phones the value stands at the end of the bar, which is as wide as the page. */
function Side({ label, value, strong = false, children }: SideProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 sm:gap-x-6">
      <dt className={cx('text-sm', soft)}>{label}</dt>
      <dd className={cx('display figures text-right text-xl sm:text-2xl', !strong && soft)}>{value}</dd>
      {children && (
        <dd aria-hidden="true" className="col-span-2">
          {children}
        </dd>
      )}
    </div>
  );
}
