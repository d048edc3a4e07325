import { cx } from '#app/ui/cx.ts';
import { dot, step } from '#app/ui/step-line.ts';

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
        {steps.map(({ title: name, text }) => (
          <li key={name} className={cx(step, 'pb-6 before:bg-beacon last:pb-0')}>
            <span aria-hidden="true" className={cx(dot, 'bg-beacon')} />
            <h3 className="font-sans font-semibold text-base tracking-normal">{name}</h3>
            <p className="mt-0.5 max-w-[34em] text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
