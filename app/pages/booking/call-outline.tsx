import { cx } from '#app/ui/cx.ts';
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
        <ol className="sm:grid sm:grid-cols-3">
          {text.expect.items.map((item) => (
            <li
              key={item.title}
              className={cx(
                'relative pb-8 last:pb-0 max-sm:pl-8 sm:border-beacon sm:border-t-[3px] sm:pt-6 sm:pr-6 sm:pb-0',
                'before:absolute before:top-1.5 before:left-0 before:size-[15px] before:rounded-pill before:bg-beacon sm:before:-top-2.25',
                // From dot to dot.
                'max-sm:after:absolute max-sm:after:top-3 max-sm:after:-bottom-3 max-sm:after:left-[6px] max-sm:after:w-[3px] max-sm:after:bg-beacon max-sm:last:after:hidden',
              )}
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
