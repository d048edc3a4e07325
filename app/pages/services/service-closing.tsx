import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { PortalLine } from '#app/shell/portal-line.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { Band, isDark, ruled, soft, type Tone } from './band.tsx';
import { StartingPrice } from './starting-price.tsx';

/** From a dot to a dot, as wide as the words above it. */
const line = [
  [8, 120],
  [110, 102],
  [200, 104],
  [300, 62],
  [390, 38],
  [472, 8],
] as const;

/** The last band: the next step, and beside it what it costs to begin and when something shows. */
export function ServiceClosing({ page, tone }: { page: ServicePage; tone: Tone }) {
  const { closing, glance } = page;
  return (
    <Band id="next-step" tone={tone}>
      <Container className="relative grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="next-step-title" className="max-w-[16em] text-5xl">
            {closing.title}
          </h2>
          <p className="mt-6 max-w-[34em] text-lg">{closing.text}</p>
          <ButtonPair buttons={closing.buttons} size="lg" dark={isDark(tone)} className="mt-7" />
          {page.slug === 'crm' && (
            <PortalLine
              className={cx('mt-8 text-sm', soft)}
              link="inline-flex min-h-11 items-center underline underline-offset-4"
              marked
            />
          )}
        </div>
        <div className="flex flex-col justify-between gap-8">
          <dl>
            <div className={cx('border-t py-5', ruled)}>
              <dt className={cx('text-sm', soft)}>{serviceLabels.firstResult}</dt>
              <dd className="display mt-1 text-xl">{glance.firstResult}</dd>
            </div>
            <div className={cx('border-t py-5', ruled)}>
              <dt className={cx('text-sm', soft)}>{serviceLabels.price}</dt>
              <dd className="mt-1">
                <StartingPrice price={glance.price} soft={soft} />
              </dd>
            </div>
          </dl>
          <RisingLine points={line} width={480} height={128} begin className="h-auto w-full max-lg:hidden" />
        </div>
      </Container>
    </Band>
  );
}
