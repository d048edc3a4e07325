import { cx } from '#app/ui/cx.ts';
import { LastWords } from '#app/ui/last-words.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { dot, step } from '#app/ui/step-line.ts';
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
                step,
                'pb-8 before:bg-beacon last:pb-0 sm:pt-6 sm:pr-6 sm:pb-0 sm:pl-0',
                'sm:before:inset-x-0 sm:before:top-0 sm:before:bottom-auto sm:before:h-[3px] sm:before:w-auto',
              )}
            >
              <span aria-hidden="true" className={cx(dot, 'bg-beacon sm:-top-1.5')} />
              <h3 className="mb-2 text-xl lg:max-2xl:text-lg">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
