import { memo } from 'react';
import type { BookingText } from '#content/schema/booking.ts';

/** What speaks for the call, after the times: whoever came to book has them first. */
export const BookingBenefits = memo(({ text }: { text: BookingText }) => {
  return (
    <ul className="grid gap-x-10 gap-y-3 max-lg:mt-2 sm:grid-cols-3 lg:mt-4">
      {text.benefits.map((benefit) => (
        <li key={benefit.title} className="border-tide border-t-2 pt-3">
          <h2 className="text-lg">{benefit.title}</h2>
          <p className="mt-1 text-sm">{benefit.text}</p>
        </li>
      ))}
    </ul>
  );
});
