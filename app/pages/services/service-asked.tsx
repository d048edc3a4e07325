import { type FaqItemView, Question } from '#app/pages/shared/question.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { serviceLabels } from '#content/services/labels.ts';
import { Band, type Tone } from './band.tsx';

export type AskedView = { items: FaqItemView[]; more: string };

/** The few questions that are asked most about a service, in two columns of one length, and the way to all of them. */
export function ServiceAsked({ asked: { items, more }, tone }: { asked: AskedView; tone: Tone }) {
  if (items.length === 0) return null;
  const half = Math.ceil(items.length / 2);
  const way = (className: string) => (
    <a href={more} className={cx('link inline-flex min-h-8 items-center gap-2 font-semibold', className)}>
      {serviceLabels.askedMore}
      <Icon name="arrow" />
    </a>
  );
  // The place that an odd number leaves is the way's.
  const odd = items.length % 2 === 1;
  return (
    <Band id="asked" tone={tone}>
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-16 gap-y-3">
          <h2 id="asked-title" className="text-4xl">
            {serviceLabels.asked}
          </h2>
          {!odd && way('')}
        </div>
        <div className="faq mt-8 grid-cols-2 gap-x-16 border-ink border-t-2 sm:mt-12 lg:grid lg:border-t-0">
          {[items.slice(0, half), items.slice(half)].map((some, at) => (
            <div key={some[0]?.id} className="border-ink lg:border-t-2">
              {some.map((item) => (
                <Question key={item.id} {...item} level={3} />
              ))}
              {odd && at === 1 && way('py-4')}
            </div>
          ))}
        </div>
      </Container>
    </Band>
  );
}
