import { cx } from '#app/ui/cx.ts';
import type { PersonStatus } from '#domain/people/status.ts';
import { personStatusWords } from './person-status.tsx';

/** How far staff are with a person, as a word in a tag. */
export function PersonStatusTag({ status }: { status: PersonStatus }) {
  const settled = status === 'won' || status === 'lost' || status === 'spam';
  return (
    <span
      className={cx(
        'inline-flex whitespace-nowrap rounded-pill px-3 py-1 font-medium text-xs',
        settled ? 'bg-sand text-ink-soft' : 'bg-mist text-ink',
      )}
    >
      {personStatusWords[status]}
    </span>
  );
}
