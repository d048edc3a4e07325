import { home } from '#content/home.ts';
import { pageMeta } from '../../page-meta.ts';
import { Section } from '../../ui/layout.tsx';
import { SpeakToExpert } from '../shared/speak-to-expert.tsx';
import { TestimonialsCarousel } from '../shared/testimonials-carousel.tsx';
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
