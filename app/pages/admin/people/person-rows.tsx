import { Row, RowLink } from '#app/pages/admin/parts/row.tsx';
import type { PersonStatus } from '#domain/people/status.ts';
import { PersonStatusTag, WaitingTag } from './person-status.tsx';

type PersonRow = {
  id: string;
  name: string;
  company: string;
  email: string;
  status: PersonStatus;
  waits: boolean;
  nextStep: string;
  date: string;
  time: string;
};

/** People as rows: who, what is next, when something happened last, how far we are. The whole row is the link. */
export function PersonRows({ rows }: { rows: PersonRow[] }) {
  return (
    <ul className="grid gap-2">
      {rows.map((row) => (
        <Row
          key={row.id}
          className="sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_9rem] lg:items-center"
        >
          <span className="min-w-0 wrap-anywhere">
            <RowLink to={`/admin/people/${row.id}`}>
              {row.name}
              {row.company && `, ${row.company}`}
            </RowLink>
            <span className="block text-ink-soft text-sm">{row.email}</span>
          </span>
          <span className="min-w-0 wrap-anywhere text-sm">
            {row.waits ? <WaitingTag /> : row.nextStep && `Next: ${row.nextStep}`}
          </span>
          <span className="figures text-sm">
            {row.date} <span className="block text-ink-soft max-lg:inline">{row.time}</span>
          </span>
          <span className="lg:justify-self-end">
            <PersonStatusTag status={row.status} />
          </span>
        </Row>
      ))}
    </ul>
  );
}
