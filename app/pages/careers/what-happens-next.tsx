import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';

/** What comes of an application, below the form that it is sent with. */
export function WhatHappensNext() {
  const { title, steps } = about.careers.afterwards;
  return (
    <PhoneFold label={title} className="mt-7 border-sand-deep border-t max-md:-mb-3">
      <h2 className="mt-6 text-xl max-md:hidden">{title}</h2>
      <ol className="grid gap-x-6 gap-y-4 max-md:pb-4 md:mt-3 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step.title} className="text-sm">
            <h3 className="font-sans font-semibold tracking-normal">{step.title}</h3>
            <p className="mt-1">{step.text}</p>
          </li>
        ))}
      </ol>
    </PhoneFold>
  );
}
