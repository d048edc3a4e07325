import { Row, RowLink } from '#app/pages/admin/parts/row.tsx';
import type { CalendarSummary } from './calendar-summary.ts';

const looks: Record<CalendarSummary['state'], string> = {
  connected: 'text-success',
  trouble: 'text-danger',
  'not-connected': 'text-ink',
};

type CalendarCardProps = {
  summary: CalendarSummary;
  /** With the way to its pages, for those who may go there. */
  linked: boolean;
};

/** How the owner's calendar stands, in the overview. */
export function CalendarCard({ summary, linked }: CalendarCardProps) {
  return (
    <Row className="grid-cols-[minmax(0,1fr)_auto] items-baseline">
      <h3 className="font-sans font-semibold text-base tracking-normal">Google Calendar</h3>
      <p className={`font-semibold ${looks[summary.state]}`}>{summary.word}</p>
      <p className="col-span-2 text-ink-soft text-sm">{summary.text}</p>
      {linked && (
        <p className="link col-span-2 text-sm">
          <RowLink to={summary.link.href}>{summary.link.label}</RowLink>
        </p>
      )}
    </Row>
  );
}
