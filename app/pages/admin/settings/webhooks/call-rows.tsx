import { Form, Link } from 'react-router';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import { Button } from '#app/ui/button.tsx';
import type { CallRow } from './call-row.ts';

/** The last calls to a webhook, the newest first, each with the way to send it again. */
export function CallRows({ rows, busy }: { rows: CallRow[]; busy: boolean }) {
  if (rows.length === 0)
    return <p className="max-w-[38rem] rounded-lg bg-sand p-5">Nothing has been sent to it yet.</p>;
  return (
    <Rows>
      {rows.map((row) => (
        <Row key={row.id} className="text-sm sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <span className="min-w-0">
            <span className="flex flex-wrap items-baseline gap-x-3">
              {row.page ? (
                <Link to={row.page} className="link font-semibold">
                  {row.title}
                </Link>
              ) : (
                <span className="font-semibold">{row.title}</span>
              )}
              <span className="figures text-ink-soft">{row.when}</span>
            </span>
            <span className={row.trouble ? 'block wrap-anywhere text-danger' : 'block text-ink-soft'}>
              {row.words}
            </span>
            {row.trouble && row.error && (
              <span className="block wrap-anywhere text-ink-soft">{row.error}</span>
            )}
          </span>
          {row.again && (
            <Form method="post">
              <input type="hidden" name="call" value={row.id} />
              <Button
                type="submit"
                name="intent"
                value="again"
                tone="outline"
                size="sm"
                disabled={busy}
                aria-label={`Send again: ${row.title}, ${row.when}`}
              >
                Send again
              </Button>
            </Form>
          )}
        </Row>
      ))}
    </Rows>
  );
}
