import type { BookingText } from '#content/schema/booking.ts';

/** Headline and the three benefit tiles, which on a phone come after the dates. Gone once a call is booked. */
export function BookingHero({ text }: { text: BookingText }) {
  return (
    <>
      <div className="group-has-data-booked/page:hidden">
        <h1 className="mb-5 max-w-[7.5em] text-5xl">{text.hero.title}</h1>
        <p className="max-w-[36rem] text-lg">{text.hero.intro}</p>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-xl bg-sand-deep group-has-data-booked/page:hidden max-sm:order-last sm:grid-cols-3">
        {text.benefits.map((benefit) => (
          <li key={benefit.title} className="bg-sand p-5">
            <h2 className="mb-1 text-lg">{benefit.title}</h2>
            <p className="text-sm">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
