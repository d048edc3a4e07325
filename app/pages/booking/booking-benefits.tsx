import { memo } from 'react';
import type { BookingText } from '#content/schema/booking.ts';

/** What speaks for the call, at the foot of the panel: whoever came to book has the times first. */
export const BookingBenefits = memo(({ text }: { text: BookingText }) => {
  return (
    <ul className="grid bg-foam px-5 sm:bg-sand py-1.5 sm:grid-cols-3 sm:gap-x-10 sm:px-8 sm:py-5 lg:col-span-2">
      {text.benefits.map((benefit) => (
        <li
          key={benefit.title}
          className="gap-x-4 border-sand-deep py-3 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:not-first:border-t sm:py-0"
        >
          <h2 className="text-base sm:text-lg">{benefit.title}</h2>
          <p className="text-sm sm:mt-1">{benefit.text}</p>
        </li>
      ))}
    </ul>
  );
});
