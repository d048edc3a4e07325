import type { BookingText } from '#content/schema/booking.ts';

/** Headline and the three benefit tiles, which on a phone come after the dates. */
export function BookingHero({ text }: { text: BookingText }) {
  return (
    <>
      <div>
        <h1 className="mb-4 max-w-[7.5em] text-5xl sm:mb-5">{text.hero.title}</h1>
        <p className="max-w-[36rem] sm:text-lg">{text.hero.intro}</p>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-xl bg-sand-deep max-sm:order-last">
        {text.benefits.map((benefit) => (
          <li
            key={benefit.title}
            className="items-baseline gap-x-4 bg-sand px-5 py-4 sm:grid sm:grid-cols-[9.5rem_1fr]"
          >
            <h2 className="text-lg max-sm:mb-1">{benefit.title}</h2>
            <p className="text-sm">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
