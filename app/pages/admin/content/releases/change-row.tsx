import { Link } from 'react-router';
import { documentAddress, historyAddress } from '#app/pages/admin/content/addresses.ts';
import { Row } from '#app/pages/admin/parts/row.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import type { ToChoose } from './publish-view.ts';
import { ReachNote } from './reach-note.tsx';

/** A page that can be published: who saved it, and on demand what differs. */
export function ChangeRow({ row, ticked }: { row: ToChoose; ticked: boolean }) {
  const { id, number, title, by, note, due, stops, tookBack, unwritten, fields, more, reach } = row;
  const count = fields.length + more;
  return (
    <Row>
      <Checkbox
        name="document"
        value={`${id}@${number}`}
        defaultChecked={ticked}
        label={
          <>
            <span className="font-semibold text-base">{title}</span>
            <span className="wrap-anywhere block text-ink-soft">
              {by}
              {note && ` – ${note}`}
            </span>
            {due && <span className="block">Goes out automatically on {due}</span>}
            {tookBack && (
              <span className="block">
                Visitors had it from {tookBack}, until you went back. Tick it to publish it again.
              </span>
            )}
            {unwritten.length > 0 && (
              <span className="block">
                Waits until you have written and saved {unwritten.map((one) => `‘${one}’`).join(' and ')}.
              </span>
            )}
            {stops && (
              <span className="block">
                Another version waits for {stops}. Publish this one before, and that release is refused;
                schedule it for a later time, and it follows that one.
              </span>
            )}
          </>
        }
      />
      <ReachNote reach={reach} />
      <details className="mt-1 ml-9">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {countWords(count)}
        </summary>
        <dl className="mt-2 grid gap-4 text-sm">
          {fields.map(({ way, before, after }) => (
            <div key={way} className="min-w-0">
              <dt className="mb-1 font-semibold">{way}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                {before !== null && (
                  <del className="block rounded-sm bg-danger-wash px-2 py-1 decoration-1">{before}</del>
                )}
                {after !== null && (
                  <ins className="mt-1 block rounded-sm bg-success-wash px-2 py-1 no-underline">{after}</ins>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {more > 0 && <p className="mt-3 text-ink-soft text-sm">And {more} more.</p>}
        <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
          <Link to={documentAddress(id)} className="link inline-flex min-h-11 items-center">
            Edit
          </Link>
          <Link to={historyAddress(id)} className="link inline-flex min-h-11 items-center">
            Its versions
          </Link>
        </p>
      </details>
    </Row>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'It says what visitors read now';
  return count === 1 ? '1 field changes' : `${count} fields change`;
}
