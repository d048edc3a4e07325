import { Link } from 'react-router';
import { LaunchProgress } from '#app/pages/admin/parts/launch-progress.tsx';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import type { LaunchBrief } from './launch-brief.ts';

/** What is missing before the site may go live, most urgent first: what it is, why it matters, where it is mended. */
export function LaunchList({ list: { settled, total, urgent, others } }: { list: LaunchBrief }) {
  return (
    <section aria-labelledby="before-launch" className="mt-10">
      <h2 id="before-launch" className="mb-3 text-xl">
        Before launch
      </h2>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <LaunchProgress settled={settled} total={total} />
        <Link to="/admin/settings/launch" className="link">
          Go through the list
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h3 className="font-sans font-semibold text-base tracking-normal">{urgent.title}</h3>
          <p className="mt-1 mb-3 max-w-[49rem] text-ink-soft text-sm">{urgent.where}</p>
          <ul className="grid max-w-[49rem] list-disc gap-2 pl-5">
            {urgent.items.map(({ id, what, why, mend }) => (
              <li key={id}>
                <strong className="font-semibold">{what}</strong> {why}
                {mend && (
                  <>
                    {' '}
                    <Link to={mend.to} className="link">
                      {mend.label}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
          {urgent.more > 0 && <p className="mt-2 pl-5 text-ink-soft">And {urgent.more} more.</p>}
        </div>
        <Rows label="Also to settle">
          {others.map(({ title, count }) => (
            <Row key={title} className="grid-cols-[minmax(0,1fr)_auto] items-baseline">
              <span>{title}</span>
              <span className="figures whitespace-nowrap text-ink-soft text-sm">{count} to settle</span>
            </Row>
          ))}
        </Rows>
      </div>
    </section>
  );
}
