import { countCard } from '#app/pages/admin/parts/count-card.tsx';
import { Card, CardLink } from '#app/ui/card.tsx';
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

/** The overview's card about the owner's calendar. */
export function CalendarCard({ summary, linked }: CalendarCardProps) {
  return (
    <Card as="li" flush className={countCard}>
      <h2 className="text-lg">Google Calendar</h2>
      <p className={`font-display text-xl leading-tight ${looks[summary.state]}`}>{summary.word}</p>
      <p className="col-span-2 mt-1 text-sm">{summary.text}</p>
      {linked && (
        <p className="col-span-2 mt-1 text-sm">
          <CardLink href={summary.link.href} className="link">
            {summary.link.label}
          </CardLink>
        </p>
      )}
    </Card>
  );
}
