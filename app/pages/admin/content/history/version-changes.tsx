import type { ShownChange } from './history-view.ts';

/** What a version changed, field by field: old and new. */
export function VersionChanges({ changes, more }: { changes: ShownChange[]; more: number }) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-sm underline decoration-1 underline-offset-4">
        What changed:{' '}
        {changes
          .slice(0, 3)
          .map(({ way }) => way)
          .join('; ')}
        {changes.length + more > 3 && ` and ${changes.length + more - 3} more`}
      </summary>
      <dl className="grid grid-cols-1 gap-4 pt-2 text-sm">
        {changes.map(({ way, before, after }) => (
          <div key={way} className="min-w-0">
            <dt className="mb-1 font-semibold">{way}</dt>
            <dd className="wrap-anywhere whitespace-pre-line border-sand-deep border-l-2 pl-3 text-ink-soft">
              <span className="font-medium">Before:</span> {before || '(empty)'}
            </dd>
            <dd className="wrap-anywhere mt-1.5 whitespace-pre-line border-tide border-l-2 pl-3">
              <span className="font-medium">Then:</span> {after || '(empty)'}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="pt-3 text-ink-soft text-sm">And {more} more fields.</p>}
    </details>
  );
}
