import { Link } from 'react-router';
import type { ResultsView } from './results-view.ts';

type HeadlineProps = Pick<ResultsView, 'headline' | 'otherWords'>;

/** The sums of the period, each beside that of the time it is compared with. */
export function Headline({ headline, otherWords }: HeadlineProps) {
  return (
    <>
      <dl className="mb-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {headline.map(({ label, figure, before, to }) => (
          <div
            key={label}
            className="flex flex-col rounded-xl bg-foam p-4 shadow-line max-lg:last:col-span-2 sm:p-5"
          >
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="mt-1">
              <span className="font-display text-3xl tabular-nums">
                {to ? (
                  <Link className="link" to={to}>
                    {figure}
                  </Link>
                ) : (
                  figure
                )}
              </span>
              <span className="mt-1 block text-ink-soft text-sm tabular-nums">before: {before}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mb-10 text-ink-soft text-sm">‘Before’ is {otherWords}.</p>
    </>
  );
}
