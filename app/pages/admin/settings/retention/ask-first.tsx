import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { Told } from '#server/retention/choose-period.ts';

/** What a shorter period would delete, told before anything is: nothing is saved until the owner says yes. */
export function AskFirst({ told: { id, days, total, kinds }, busy }: { told: Told; busy: boolean }) {
  const records = total === 1 ? '1 record' : `${total} records`;
  return (
    <section role="alert" aria-labelledby="ask" className="mb-8 max-w-[44rem] rounded-lg bg-danger-wash p-5">
      <h2 id="ask" className="mb-2 text-xl">
        {records} would be deleted
      </h2>
      <p className="mb-2">
        With {days} days, this is deleted for good within the next hour. Nothing is saved yet.
      </p>
      <ul className="mb-4 list-disc pl-5">
        {kinds.map(({ what, count }) => (
          <li key={what}>
            <span className="figures font-semibold">{count}</span>: {what}
          </li>
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="days" value={days} />
        <input type="hidden" name="told" value={total} />
        <Button type="submit" tone="danger" size="sm" disabled={busy}>
          Keep {days} days and delete {records}
        </Button>
        <Link to="/admin/settings/retention" className="link">
          Leave it as it is
        </Link>
      </Form>
    </section>
  );
}
