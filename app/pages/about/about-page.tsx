import { pageMeta } from '#app/page-meta.ts';
import { faqTabs } from '#content/faqs/all.ts';
import type { Route } from './+types/about-page.ts';
import { AboutClosing } from './about-closing.tsx';
import { AboutHero } from './about-hero.tsx';
import { Careers } from './careers.tsx';
import { Faq, type FaqView } from './faq.tsx';
import { Founder } from './founder.tsx';
import { Journey } from './journey.tsx';
import { faqView } from './questions/faq-views.server.ts';
import { wholeTitle } from './questions/titles.ts';
import { Stats } from './stats.tsx';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

export const meta: Route.MetaFunction = () => pageMeta('/about');

export function loader(): FaqView {
  const [first] = faqTabs;
  return {
    topics: faqTabs.map(({ value, title, items }) => ({ value, title, count: items.length })),
    first: first && faqView(first),
    whole: wholeTitle(faqTabs),
  };
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
      <Faq {...loaderData} />
      <Careers />
      <AboutClosing />
    </>
  );
}
