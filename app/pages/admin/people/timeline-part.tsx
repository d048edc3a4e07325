import { Form, Link } from 'react-router';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Button } from '#app/ui/button.tsx';
import type { TimelineView } from './timeline-view.ts';

type TimelineProps = {
  timeline: TimelineView;
  /** What it cannot know; null when nothing. */
  unread: string | null;
  address: string;
  busy: boolean;
};

/** Everything that happened, the latest first, with who and when. Merges and splits are undone from here. */
export function TimelinePart({ timeline: { lines, before, after }, unread, address, busy }: TimelineProps) {
  return (
    <Part id="timeline" title="Timeline">
      {unread && <p className="mb-3 max-w-[49rem] text-ink-soft text-sm">{unread}</p>}
      <ol className="grid max-w-[49rem] border-sand border-l-2">
        {lines.map((line) => (
          <li
            key={line.id}
            className="relative grid gap-0.5 py-2.5 pl-5 before:absolute before:top-4.5 before:-left-[5px] before:size-2 before:rounded-pill before:bg-tide"
          >
            <p className="min-w-0 wrap-anywhere font-medium">
              {line.to ? (
                <Link className="link" to={line.to}>
                  {line.title}
                </Link>
              ) : (
                line.title
              )}
            </p>
            {line.detail && <p className="whitespace-pre-line wrap-anywhere text-sm">{line.detail}</p>}
            <p className="text-ink-soft text-sm">
              {line.who}, <span className="figures">{line.when}</span>
              {line.undone && ' (undone)'}
            </p>
            {line.undo && (
              <Form method="post" className="mt-1">
                <input type="hidden" name="intent" value="undo" />
                <input type="hidden" name="move" value={line.undo} />
                <Button type="submit" tone="outline" size="sm" disabled={busy}>
                  Undo
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
      <PageTurner
        beside={{ before, after }}
        to={(place) => `${address}?${new URLSearchParams(place)}#timeline`}
      />
    </Part>
  );
}
