import type { ReactNode } from 'react';
import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { PortalLine } from '#app/shell/portal-line.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { dot, step } from '#app/ui/step-line.ts';
import { say } from '#content/say.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { Band, isDark, soft, type Tone } from './band.tsx';
import { StartingPrice } from './starting-price.tsx';

/** The last band: the next step, and beside it the way from there: the call, what it costs to begin, when something shows. */
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
        <dl className="lg:mt-2">
          <Station name={say('Discovery call')}>{say('30 minutes, free')}</Station>
          <Station name={serviceLabels.price}>
            <StartingPrice price={glance.price} soft={soft} />
          </Station>
          <Station name={serviceLabels.firstResult}>{glance.firstResult}</Station>
        </dl>
      </Container>
    </Band>
  );
}

/** One stop on the line down to the first result. */
function Station({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={cx(step, 'pb-6 before:bg-beacon last:pb-0 lg:pb-9')}>
      <dt className={cx('text-sm', soft)}>
        <span aria-hidden="true" className={cx(dot, 'bg-beacon')} />
        {name}
      </dt>
      <dd className={cx('mt-1', typeof children === 'string' && 'display text-xl')}>{children}</dd>
    </div>
  );
}
