type SentStepsProps = {
  title: string;
  steps: { title: string; text: string }[];
};

/** What happens after a form was sent, in order, along one line. */
export function SentSteps({ title, steps }: SentStepsProps) {
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="mb-5 text-xl">
        {title}
      </h2>
      <ol>
        {steps.map((step) => (
          <li
            key={step.title}
            className="relative pb-6 pl-8 before:absolute before:top-3 before:-bottom-3 before:left-[6.5px] before:w-[3px] before:bg-beacon last:pb-0 last:before:hidden"
          >
            <span aria-hidden="true" className="absolute top-1.5 left-0 size-4 rounded-pill bg-beacon" />
            <h3 className="font-sans font-semibold text-base tracking-normal">{step.title}</h3>
            <p className="mt-0.5 max-w-[34em] text-ink-soft text-sm">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
