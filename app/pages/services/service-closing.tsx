import type { ReactNode } from 'react';
import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { PortalLine } from '#app/shell/portal-line.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { dot, step } from '#app/ui/step-line.ts';
import { imageAlt } from '#content/alt.ts';
import { say } from '#content/say.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { Band, isDark, soft } from './band.tsx';
import type { ClosingLook } from './looks.ts';
import { StartingPrice } from './starting-price.tsx';

type ClosingProps = { page: ServicePage; look: ClosingLook };

/**
 * The last band: the next step, and the way from there: the call, what it costs to begin, when something shows. It goes
 * down beside the words, or below them where a drawing stands at their side.
 */
export function ServiceClosing({ page, look: { tone, read } }: ClosingProps) {
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
        {read && (
          <div className="max-lg:hidden lg:row-span-2 lg:self-center">
            <Drawing name={read} alt={imageAlt[read]} sizes="30rem" className="h-auto w-full" />
          </div>
        )}
        <dl className="lg:mt-2">
          <Station name={say('Discovery call')}>
            <p className="display text-xl">{say('30 minutes, free')}</p>
          </Station>
          <Station name={serviceLabels.price}>
            <StartingPrice price={glance.price} soft={soft} />
          </Station>
          <Station name={serviceLabels.firstResult}>
            <p className="display text-xl">{glance.firstResult}</p>
          </Station>
        </dl>
      </Container>
    </Band>
  );
}

type StationProps = { name: string; children: ReactNode };

/** One stop on the line to the first result. */
function Station({ name, children }: StationProps) {
  return (
    <div className={cx(step, 'pb-6 before:bg-beacon last:pb-0 lg:pb-9')}>
      <dt className={cx('text-sm', soft)}>
        <span aria-hidden="true" className={cx(dot, 'bg-beacon')} />
        {name}
      </dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
