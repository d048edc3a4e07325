import { Picture } from '#app/ui/picture.tsx';
import { about } from '#content/about.ts';

const pictures = ['next-read', 'next-talk', 'next-day'];

/** What comes of an application, in order, below the card that it is sent from: what it looks like stands on a line. */
export function WhatHappensNext() {
  const { title, steps } = about.careers.afterwards;
  return (
    <section aria-labelledby="next-title" className="mt-9 lg:mt-14">
      <h2 id="next-title" className="text-3xl">
        {title}
      </h2>
      <ol className="mt-4 grid md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-ink/20 border-t py-4 md:block md:border-0"
          >
            {/* On phones their tops stand as high as the figure's. */}
            <div className="max-md:mt-1">
              {pictures[index] && (
                <Picture
                  name={pictures[index]}
                  alt=""
                  sizes="(width < 48rem) 7rem, 24rem"
                  className="h-auto w-full"
                />
              )}
            </div>
            <div className="md:border-ink md:border-t-2 md:pt-4 md:pr-8">
              {step.figure && <p className="display figures text-2xl text-tide sm:text-3xl">{step.figure}</p>}
              <h3 className="text-xl">{step.title}</h3>
              <p className="mt-1 max-w-[34em] text-sm md:text-base">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
