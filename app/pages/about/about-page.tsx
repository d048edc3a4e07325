import { pageMeta } from '#app/page-meta.ts';
import type { Route } from './+types/about-page.ts';
import { AboutClosing } from './about-closing.tsx';
import { AboutHero } from './about-hero.tsx';
import { Careers } from './careers.tsx';
import { Faq, type FaqTabView } from './faq.tsx';
import { faqViews } from './faq-views.server.ts';
import { Founder } from './founder.tsx';
import { Journey } from './journey.tsx';
import { Stats } from './stats.tsx';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

export const meta: Route.MetaFunction = () => pageMeta('/about');

export function loader(): { tabs: FaqTabView[] } {
  return { tabs: faqViews() };
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
      <Faq tabs={loaderData.tabs} />
      <Careers />
      <AboutClosing />
    </>
  );
}
