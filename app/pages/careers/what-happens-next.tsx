import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';

/** What comes of an application, below the card with the form that it is sent with. */
export function WhatHappensNext() {
  const { title, steps } = about.careers.afterwards;
  return (
    <PhoneFold label={title} className="mt-7 border-ink/20 max-md:border-y lg:mt-10">
      <div className="grid gap-x-10 gap-y-5 max-md:pb-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <h2 className="text-2xl max-md:hidden">{title}</h2>
        <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="text-lg">{step.title}</h3>
              <p className="mt-1 text-sm">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </PhoneFold>
  );
}
