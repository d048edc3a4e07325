import { say } from '#content/say.ts';

type StepProgressProps = {
  /** With {{step}} and {{total}}. */
  text: string;
  total: number;
};

/** How far along the form is: words, a bar for assistive technology, and a line that rises with each step. */
export function StepProgress({ text, total }: StepProgressProps) {
  const [before = '', between = ''] = text.split(/\{\{\w+\}\}/);
  return (
    <div className="contact-progress mb-7">
      <p className="flex items-baseline justify-between font-semibold text-sm">
        <span>
          {before}
          <span data-progress-step>1</span>
          {between}
          {total}
        </span>
        <span data-progress-percent className="figures text-ink-soft">
          {Math.round(100 / total)}%
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={say('Progress of this form')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 / total)}
        data-progress-bar
        className="relative mt-2 h-2 overflow-hidden rounded-pill bg-sand-deep"
      >
        <div className="contact-progress-fill h-full w-full origin-left rounded-pill bg-beacon" />
        {/* A part for each step. */}
        <span className="absolute inset-y-0 left-1/3 w-1 bg-foam" />
        <span className="absolute inset-y-0 left-2/3 w-1 bg-foam" />
      </div>
    </div>
  );
}
