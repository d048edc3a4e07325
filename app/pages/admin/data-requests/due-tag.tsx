import { Tag } from '#app/pages/admin/parts/tag.tsx';
import type { RequestView } from './request-view.ts';

/** By when a request is to be answered and how near that is, or when it was answered. */
export function DueTag({ request }: { request: RequestView }) {
  const { answered, due, urgency } = request;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="figures">{answered ? `Answered on ${answered}` : `Due on ${due}`}</span>
      {!answered && urgency !== 'later' && (
        <Tag tone={urgency === 'overdue' ? 'wrong' : 'asks'}>{distance(request.days)}</Tag>
      )}
    </span>
  );
}

function distance(days: number): string {
  if (days === 0) return 'Due today';
  if (days > 0) return days === 1 ? '1 day left' : `${days} days left`;
  return days === -1 ? '1 day overdue' : `${-days} days overdue`;
}
