import { CardLink } from '#app/ui/card.tsx';
import { Container } from '#app/ui/layout.tsx';
import { faqTabs } from '#content/faqs/all.ts';
import { faqPages } from '#content/faqs/pages.ts';
import { topicPath } from '#content/faqs/paths.ts';
import { faqSection } from '#content/faqs/section.ts';

/** The other topics, each with how many questions it has and the first of them. */
export function OtherTopics({ current }: { current: string }) {
  return (
    <nav aria-labelledby="others-title" className="on-ink bg-tide-deep text-chalk print:hidden">
      <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-12">
        <h2 id="others-title" className="max-w-[9em] text-4xl lg:col-span-4">
          {faqPages.others}
        </h2>
        <ul className="border-chalk/25 border-b lg:col-span-8">
          {faqTabs
            .filter(({ value }) => value !== current)
            .map(({ value, title, items }) => (
              <li
                key={value}
                className="group/topic relative grid gap-x-8 gap-y-1 border-chalk/25 border-t py-5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] sm:items-baseline"
              >
                <CardLink
                  href={topicPath(value)}
                  className="display text-2xl underline-offset-4 group-hover/topic:underline"
                >
                  {title}
                </CardLink>
                <p className="flex justify-between gap-6 text-mist">
                  <span>{items[0]?.question}</span>
                  <span className="figures shrink-0 text-sm">
                    {items.length} {faqSection.unit}
                  </span>
                </p>
              </li>
            ))}
        </ul>
      </Container>
    </nav>
  );
}
