import { type FaqItemView, Question } from '#app/pages/shared/question.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { serviceLabels } from '#content/services/labels.ts';
import { Band, type Tone } from './band.tsx';

export type AskedView = { items: FaqItemView[]; more: string };

/** The few questions that are asked most about a service, the first answered beside the others, and the way to all of them. */
export function ServiceAsked({ asked, tone }: { asked: AskedView; tone: Tone }) {
  if (asked.items.length === 0) return null;
  const question = (item: FaqItemView) => (
    <Question key={item.id} {...item} level={3} open={item === asked.items[0]} />
  );
  return (
    <Band id="asked" tone={tone}>
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-16 gap-y-3">
          <h2 id="asked-title" className="text-4xl">
            {serviceLabels.asked}
          </h2>
          <a href={asked.more} className="link inline-flex min-h-8 items-center gap-2 font-semibold">
            {serviceLabels.askedMore}
            <Icon name="arrow" />
          </a>
        </div>
        <div className="faq mt-8 grid-cols-2 gap-x-16 border-ink border-t-2 sm:mt-12 lg:grid lg:border-t-0">
          <div className="border-ink lg:border-t-2">{asked.items.slice(0, 1).map(question)}</div>
          {asked.items.length > 1 && (
            <div className="border-ink lg:border-t-2">{asked.items.slice(1).map(question)}</div>
          )}
        </div>
      </Container>
    </Band>
  );
}
