import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';

type DateEntry = {
  date: string;
  text: string;
  /** What stands beside the date. */
  reason: string;
  /** What its button does and says; none where there is nothing to change here. */
  button: { intent: 'open-holiday' | 'close-holiday'; label: string } | null;
};

/** Dates, each with its button. */
export function DateList({ entries, busy }: { entries: readonly DateEntry[]; busy: boolean }) {
  return (
    <ul className="grid gap-2">
      {entries.map(({ date, text, reason, button }) => (
        <li
          key={date}
          className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-foam p-4 shadow-line"
        >
          <span className="min-w-0 break-words">
            <span className="font-semibold">{text}</span> <span className="text-ink-soft">{reason}</span>
          </span>
          {button && (
            <Form method="post">
              <input type="hidden" name="date" value={date} />
              <Button
                type="submit"
                name="intent"
                value={button.intent}
                tone="outline"
                size="sm"
                disabled={busy}
                aria-label={`${button.label} ${text}`}
              >
                {button.label}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
