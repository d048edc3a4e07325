import { LastWords } from '#app/ui/last-words.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import type { BookingText } from '#content/schema/booking.ts';

/** What happens in the half-hour, along one line. */
export function CallOutline({ text }: { text: BookingText }) {
  return (
    <Section tone="sand" labelledBy="outline-title">
      <Container className="grid gap-10 lg:grid-cols-[5fr_8fr] lg:gap-16">
        <h2 id="outline-title" className="max-w-[7.5em] text-4xl">
          <LastWords text={text.expect.title} />
        </h2>
        <ol className="max-sm:ml-2 sm:grid sm:grid-cols-3">
          {text.expect.items.map((item) => (
            <li
              key={item.title}
              className="relative border-beacon pb-8 before:absolute before:top-1 before:-left-2 before:size-3.5 before:rounded-pill before:bg-beacon last:pb-0 max-sm:border-l-[3px] max-sm:pl-6 sm:border-t-[3px] sm:pt-6 sm:pr-6 sm:pb-0 sm:before:-top-2 sm:before:left-0"
            >
              <h3 className="mb-2 text-xl lg:max-2xl:text-lg">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
