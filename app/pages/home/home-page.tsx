import { pageMeta } from '#app/page-meta.ts';
import { SpeakToExpert } from '#app/pages/shared/speak-to-expert.tsx';
import { TestimonialsCarousel } from '#app/pages/shared/testimonials-carousel.tsx';
import { Section } from '#app/ui/layout.tsx';
import { home } from '#content/home.ts';
import { Approach } from './approach.tsx';
import { Brands } from './brands.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';

export const meta = () => pageMeta('/');

export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Approach />
      <Brands />
      <Section tone="sand" labelledBy="testimonials-title">
        <TestimonialsCarousel title={home.testimonials.title} titleId="testimonials-title" />
      </Section>
      <SpeakToExpert />
    </>
  );
}
