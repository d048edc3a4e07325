import { DayAndNight } from '#app/pages/shared/day-and-night.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { LastWords } from '#app/ui/last-words.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import type { BookingText } from '#content/schema/booking.ts';

/** What lies on the table meanwhile, and how much is left in the cup. */
const tables = ['call-figures', 'call-site', 'call-step'] as const;

/** `isOpen`: calls can be booked above. */
type CallOutlineProps = { text: BookingText; minutes: number; isOpen: boolean };

/**
 * What happens in the half-hour, along its minutes: down on phones, and across on wider screens. A call that is not as many
 * tens of minutes long has its stretches without numbers.
 */
export function CallOutline({ text, minutes, isOpen }: CallOutlineProps) {
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
          {items.map((item, index) => {
            const table = tables[index];
            return (
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
                {table && (
                  <DayAndNight
                    name={table}
                    sizes="(width < 40rem) 80vw, 25rem"
                    className={cx(
                      'mb-5 h-auto w-full max-sm:rounded-lg',
                      index === 0 && 'sm:rounded-l-xl',
                      index === items.length - 1 && 'sm:rounded-r-xl',
                    )}
                  />
                )}
                <h3 className="mb-1.5 text-xl sm:pr-10">{item.title}</h3>
                <p className="max-w-[26em] sm:pr-10">{item.text}</p>
              </li>
            );
          })}
        </ol>
        {isOpen && (
          <p className="mt-10 sent:hidden">
            <LinkButton href="#dates" size="lg" icon="arrow" className="max-sm:w-full">
              {text.dates.title}
            </LinkButton>
          </p>
        )}
      </Container>
    </Section>
  );
}
