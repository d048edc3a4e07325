import { Form } from 'react-router';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
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
    <Rows>
      {entries.map(({ date, text, reason, button }) => (
        <Row key={date} className="grid-cols-[minmax(0,1fr)_auto] items-center">
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
        </Row>
      ))}
    </Rows>
  );
}
