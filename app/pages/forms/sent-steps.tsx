type SentStepsProps = {
  /** One below the heading of the thanks. */
  level: 2 | 3;
  title: string;
  steps: { title: string; text: string }[];
};

/** What happens after a form was sent, in order, along one line. */
export function SentSteps({ level, title, steps }: SentStepsProps) {
  const [Title, Step] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <section aria-labelledby="next-title">
      <Title id="next-title" className="mb-5 text-xl">
        {title}
      </Title>
      <ol>
        {steps.map((step) => (
          <li
            key={step.title}
            className="relative pb-6 pl-8 before:absolute before:top-3 before:-bottom-3 before:left-[6.5px] before:w-[3px] before:bg-beacon last:pb-0 last:before:hidden"
          >
            <span aria-hidden="true" className="absolute top-1.5 left-0 size-4 rounded-pill bg-beacon" />
            <Step className="font-sans font-semibold text-base tracking-normal">{step.title}</Step>
            <p className="mt-0.5 max-w-[34em] text-ink-soft text-sm">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
