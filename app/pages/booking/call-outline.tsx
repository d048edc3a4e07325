import { Container, Section } from '#app/ui/layout.tsx';
import type { BookingText } from '#content/schema/booking.ts';

/** What happens in the half-hour, in the order in which it happens. */
export function CallOutline({ text }: { text: BookingText }) {
  return (
    <Section tone="sand" labelledBy="outline-title">
      <Container className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="outline-title" className="max-w-[7.5em] text-4xl">
          {text.expect.title}
        </h2>
        <ol className="grid gap-8 sm:grid-cols-3 sm:gap-6">
          {text.expect.items.map((item, index) => (
            <li key={item.title} className="border-ink border-t-[1.5px] pt-4">
              <p aria-hidden="true" className="figures mb-3 text-ink-soft text-sm">
                {index + 1}
              </p>
              <h3 className="mb-2 text-xl lg:max-2xl:text-lg">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
