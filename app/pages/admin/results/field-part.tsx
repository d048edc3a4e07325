import { Part } from '#app/pages/admin/parts/part.tsx';
import { cx } from '#app/ui/cx.ts';
import type { FieldRow } from './field-row.ts';

const columns = [
  'Device',
  'Views',
  'Largest part there',
  'Answers a press',
  'Moves while read',
  'Instant steps',
];
const looks = { good: 'text-success', 'needs work': 'text-ink', poor: 'font-semibold text-danger' } as const;

/** How quickly pages were for those who let us measure it. */
export function FieldPart({ rows }: { rows: FieldRow[] }) {
  return (
    <Part id="field" title="How quickly pages appear">
      <p className="mb-3 max-w-[49rem] text-ink-soft text-sm">
        Measured in visitors’ own browsers, by those who pressed ‘Accept All’. Three quarters of the views
        were at least as good as the figure. Good is: the largest part within 2.5 s, answers within 200 ms,
        moves up to 0.10. A step within the site is instant when its page is there within 0.3 s. A dash stands
        for fewer than 20 views.
      </p>
      {rows.length === 0 ? (
        <p className="rounded-lg bg-sand p-5">Nothing was measured in this period.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse moves it sideways too.
        <section aria-label="How quickly pages appear" tabIndex={0} className="overflow-x-auto">
          <table className="w-full border-collapse text-left text-sm">
            <thead>
              <tr className="border-sand-deep border-b-[1.5px] text-ink-soft text-xs">
                <th scope="col" className="py-2 font-medium">
                  Page
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pl-4 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className="border-sand-deep border-b">
                  <th scope="row" className="py-2 font-medium">
                    {row.page}
                  </th>
                  <td className="py-2 pl-4">{row.device}</td>
                  <td className="py-2 pl-4">{row.views}</td>
                  {row.cells.map(({ words, rating }, index) => (
                    <td key={columns[index + 2]} className={cx('py-2 pl-4', rating && looks[rating])}>
                      {words}
                      {rating && <span className="block text-xs">{rating}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Part>
  );
}
