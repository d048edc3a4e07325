import { pageMeta } from '#app/page-meta.ts';
import { loadOfferLine } from '#app/pages/shared/load-offer-line.ts';
import { OfferLine } from '#app/pages/shared/offer-line.tsx';
import { SpeakToExpert } from '#app/pages/shared/speak-to-expert.tsx';
import { TestimonialsCarousel } from '#app/pages/shared/testimonials-carousel.tsx';
import { Section } from '#app/ui/layout.tsx';
import { home } from '#content/home.ts';
import type { Route } from './+types/home-page.ts';
import { Approach } from './approach.tsx';
import { Brands } from './brands.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { YourReport } from './your-report.tsx';

export const meta = () => pageMeta('/');

export const loader = ({ context }: Route.LoaderArgs) => loadOfferLine(context);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OfferLine view={loaderData} />
      <Hero />
      <Services />
      <Approach />
      <Brands />
      <YourReport />
      <Section tone="sand" labelledBy="testimonials-title">
        <TestimonialsCarousel title={home.testimonials.title} titleId="testimonials-title" />
      </Section>
      <SpeakToExpert />
    </>
  );
}
