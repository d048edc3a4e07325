import { Container } from '#app/ui/layout.tsx';
import type { BookingText } from '#content/schema/booking.ts';

/** Headline and the three benefit tiles. */
export function BookingHero({ text }: { text: BookingText }) {
  return (
    <Container className="grid gap-10 pt-10 pb-12 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:items-end lg:gap-16">
      <div>
        <h1 className="mb-5 max-w-[12ch] text-5xl">{text.hero.title}</h1>
        <p className="max-w-[36rem] text-lg">{text.hero.intro}</p>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-xl bg-sand-deep sm:grid-cols-3">
        {text.benefits.map((benefit) => (
          <li key={benefit.title} className="bg-sand p-5">
            <h2 className="mb-1 text-lg">{benefit.title}</h2>
            <p className="text-sm">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
