import { Link } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Ad } from './ads-view.ts';

/** Which advert paid: a verdict in words for each campaign whose cost is known. */
export function AdsPart({ ads, mayWriteCosts }: { ads: Ad[]; mayWriteCosts: boolean }) {
  return (
    <Part id="ads" title="Which ad paid?">
      {ads.length === 0 && (
        <p className="max-w-[49rem]">
          {mayWriteCosts
            ? 'Enter what a campaign costs each month to see here what it brought back.'
            : 'The owner has not entered what campaigns cost in this period.'}
        </p>
      )}
      <ul className="grid gap-2 lg:grid-cols-2">
        {ads.map(({ campaign, verdict, paid, facts, to }) => (
          <li
            key={campaign}
            className={cx(
              'rounded-lg bg-foam p-4 shadow-line sm:p-5',
              paid ? 'border-success' : 'border-edge',
            )}
          >
            <h3 className="font-semibold wrap-anywhere">
              {to ? (
                <Link className="link" to={to}>
                  {campaign}
                </Link>
              ) : (
                campaign
              )}
            </h3>
            <p className={cx('flex items-start gap-1.5', paid && 'text-success')}>
              {paid && <Icon name="check" className="mt-[0.2em]" />}
              {verdict}
            </p>
            <ul className="mt-1 text-ink-soft text-sm tabular-nums">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {mayWriteCosts && (
        <p className="mt-2">
          <Link className="link inline-flex min-h-11 items-center" to="/admin/results/costs">
            Costs of campaigns
          </Link>
        </p>
      )}
    </Part>
  );
}
