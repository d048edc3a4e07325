import { Part } from '#app/pages/admin/parts/part.tsx';
import type { FieldRow } from './field-row.ts';
import { FiguresTable } from './figures-table.tsx';

const title = 'How quickly pages appear';
const columns = ['Page', 'Views', 'Main content shown', 'Response', 'Layout shift', 'Instant steps'];

/** How quickly pages were for those who let us measure it. */
export function FieldPart({ rows }: { rows: FieldRow[] }) {
  return (
    <Part id="field" title={title}>
      <p className="mb-3 max-w-[49rem] text-ink-soft text-sm">
        Measured in visitors’ own browsers, by those who pressed ‘Accept All’. Three quarters of the views
        were at least as good as the figure. Good is: the main content within 2.5 s, a response to a tap or a
        key within 200 ms, a layout shift of at most 0.10. A step within the site is instant when its page is
        there within 0.3 s. A dash stands for fewer than 20 views.
      </p>
      {rows.length === 0 ? (
        <p className="rounded-lg bg-sand p-5">Nothing was measured in this period.</p>
      ) : (
        <FiguresTable label={title} columns={columns} rows={rows} />
      )}
    </Part>
  );
}
