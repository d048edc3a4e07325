import { InTheSea } from '#app/pages/forms/in-the-sea.tsx';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';

/**
 * A quote as it will come; the kind of project that is chosen in the form is what it is for, once there is one
 * (quote.css). A phone shows its first line.
 */
export function QuoteSheet() {
  return (
    <div className="relative min-h-40 max-w-[30rem] max-sm:mr-6">
      <InTheSea
        name="quote-sheet"
        sizes="(width < 32rem) 92vw, 30rem"
        className="scheme-light lg:rotate-[1.6deg] text-ink"
      >
        <p aria-hidden="true" className="quote-kind display whitespace-nowrap text-lg">
          <span>{say('Your website')}</span>
          {quote.projectTypes.map(({ id, label }) => (
            <span key={id} className="hidden">
              {label}
            </span>
          ))}
        </p>
      </InTheSea>
    </div>
  );
}
