import { type FaqItemView, Question } from '#app/pages/shared/question.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { serviceLabels } from '#content/services/labels.ts';
import { Band, type Tone } from './band.tsx';

export type AskedView = { items: FaqItemView[]; more: string };

/** The few questions that are asked most about a service, and the way to all of them. */
export function ServiceAsked({ asked, tone }: { asked: AskedView; tone: Tone }) {
  if (asked.items.length === 0) return null;
  return (
    <Band id="asked" tone={tone}>
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 id="asked-title" className="max-w-[12em] text-4xl">
            {serviceLabels.asked}
          </h2>
          <p className="mt-5">
            <a href={asked.more} className="link inline-flex min-h-8 items-center gap-2 font-semibold">
              {serviceLabels.askedMore}
              <Icon name="arrow" />
            </a>
          </p>
        </div>
        <div className="faq border-ink border-t-2">
          {asked.items.map((item, index) => (
            <Question key={item.id} {...item} level={3} open={index === 0} />
          ))}
        </div>
      </Container>
    </Band>
  );
}
