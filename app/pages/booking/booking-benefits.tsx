import { memo } from 'react';
import type { BookingText } from '#content/schema/booking.ts';

/** What speaks for the call, in the deep water at the foot of the panel: whoever came to book has the times first. */
export const BookingBenefits = memo(({ text }: { text: BookingText }) => {
  return (
    <ul className="on-ink grid bg-tide-deep px-5 py-1.5 text-chalk sm:grid-cols-3 sm:gap-x-10 sm:px-8 sm:py-7 lg:col-span-2">
      {text.benefits.map((benefit) => (
        <li key={benefit.title} className="border-spray/35 py-3 max-sm:not-first:border-t sm:py-0">
          <h2 className="text-lg sm:text-xl">{benefit.title}</h2>
          <p className="mt-1 text-mist">{benefit.text}</p>
        </li>
      ))}
    </ul>
  );
});
