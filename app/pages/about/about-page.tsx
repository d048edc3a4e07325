import { pageMeta } from '#app/page-meta.ts';
import { faqTabs } from '#content/faqs/all.ts';
import type { Route } from './+types/about-page.ts';
import { AboutClosing } from './about-closing.tsx';
import { AboutHero } from './about-hero.tsx';
import { answerHtml } from './answer-html.server.ts';
import { Careers } from './careers.tsx';
import { Faq, type FaqTabView } from './faq.tsx';
import { Founder } from './founder.tsx';
import { Journey } from './journey.tsx';
import { Stats } from './stats.tsx';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

export const meta: Route.MetaFunction = () => pageMeta('/about');

/** The answers are rendered here, so that no browser ever loads the code that reads Markdown. */
export function loader(): { tabs: FaqTabView[] } {
  const tabs = faqTabs.map(({ value, title, items }) => ({
    value,
    title,
    items: items.map(({ id, question, answerMarkdown }) => ({
      id,
      question,
      html: answerHtml(answerMarkdown),
    })),
  }));
  return { tabs };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AboutHero />
      <Stats />
      <Founder />
      <Team />
      <Values />
      <Journey />
      <Careers />
      <Faq tabs={loaderData.tabs} />
      <AboutClosing />
    </>
  );
}
