import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import type { AbsenceView } from './absence-view.ts';
import { AbsentCalls } from './absent-calls.tsx';

/** Absences, one entry each, with the calls that lie in them. */
export function AbsenceList({ absences, busy }: { absences: readonly AbsenceView[]; busy: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {absences.map((absence) => (
        <li
          key={absence.key}
          id={`away-${absence.key}`}
          className={cx(
            'rounded-lg bg-foam p-4 shadow-line',
            absence.waiting > 0 && 'border-beacon border-l-4',
          )}
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="wrap-anywhere min-w-0">
              <span className="font-semibold">{absence.words}</span>{' '}
              <span className="text-ink-soft">{absence.reason}</span>
            </span>
            <Form method="post">
              <input type="hidden" name="date" value={absence.key} />
              <Button
                type="submit"
                name="intent"
                value="unblock"
                tone="outline"
                size="sm"
                disabled={busy}
                aria-label={`Unblock ${absence.words}`}
              >
                Unblock
              </Button>
            </Form>
          </div>
          {absence.calls.length > 0 && <AbsentCalls absence={absence} busy={busy} />}
        </li>
      ))}
    </ul>
  );
}
