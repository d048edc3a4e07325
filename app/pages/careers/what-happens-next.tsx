import { about } from '#content/about.ts';

/** What comes of an application, in order, below the card with the form that it is sent with. */
export function WhatHappensNext() {
  const { title, steps } = about.careers.afterwards;
  return (
    <section aria-labelledby="next-title" className="mt-9 lg:mt-14">
      <h2 id="next-title" className="text-2xl">
        {title}
      </h2>
      <ol className="mt-4 grid gap-x-10 md:grid-cols-3 lg:mt-6">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 border-ink/20 border-t py-4 md:border-ink md:border-t-2"
          >
            <span aria-hidden="true" className="display figures text-tide text-xl">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{step.title}</h3>
              <p className="mt-1 max-w-[34em] text-sm md:text-base">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
