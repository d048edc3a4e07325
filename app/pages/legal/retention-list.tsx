import { retention } from '#content/legal/retention.ts';
import { say } from '#content/say.ts';

/** What is kept, and beside it for how long and from when: seventeen sentences of one shape were a wall. */
export function RetentionList() {
  return (
    <dl className="my-6 border-sand-deep border-b text-sm">
      {retention.map(({ id, what, period, from }) => (
        <div
          key={id}
          className="grid gap-x-8 gap-y-1 border-sand-deep border-t py-3 sm:grid-cols-[1fr_18rem]"
        >
          <dt>{what}</dt>
          <dd className="text-ink-soft first-letter:uppercase">
            <strong className="font-semibold text-ink">{period}</strong>{' '}
            {say('from {event}', { event: from })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
