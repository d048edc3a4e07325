import { LastWords } from '#app/ui/last-words.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import type { BookingText } from '#content/schema/booking.ts';

type CallOutlineProps = { text: BookingText; minutes: number };

/**
 * What happens in the half-hour, along its minutes: down on phones, and across on wider screens. A call that is not as many
 * tens of minutes long has its stretches without numbers.
 */
export function CallOutline({ text, minutes }: CallOutlineProps) {
  const { title, items } = text.expect;
  const part = minutes / items.length;
  const isTold = Number.isInteger(part);
  return (
    <Section tone="sand" labelledBy="outline-title" className="py-12! lg:py-20!">
      <Container>
        <h2 id="outline-title" className="text-4xl">
          <LastWords text={title} />
        </h2>
        <ol className="call-parts mt-8 mb-6 ml-9 sm:mt-16 sm:mb-0 sm:ml-0">
          {items.map((item, index) => (
            <li key={item.title} className="call-part">
              {isTold && (
                <span aria-hidden="true" className="call-minute">
                  {index * part}
                </span>
              )}
              {isTold && index === items.length - 1 && (
                <span aria-hidden="true" className="call-minute">
                  {minutes}
                </span>
              )}
              <h3 className="mb-1.5 text-xl">{item.title}</h3>
              <p className="max-w-[26em]">{item.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
