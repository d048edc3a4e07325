import { Link } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import type { Cell } from './split-view.ts';

type FiguresRow = { key: string; name: string; cells: Cell[]; share?: string | null; quiet?: boolean };

type FiguresTableProps = {
  label: string;
  /** What the names are of, then one for each figure. */
  columns: string[];
  rows: FiguresRow[];
};

const ratingLooks = {
  good: 'text-success',
  'needs work': 'text-ink',
  poor: 'font-semibold text-danger',
} as const;

const cell = 'py-2 pl-2 text-right tabular-nums sm:pl-4';

/** Names and their figures. Each figure leads to those whom it counts. On a narrow screen it is moved sideways by itself. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  const [of, ...measures] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse moves it sideways too.
    <section aria-label={`${label}: figures`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-sand-deep border-b-[1.5px] text-ink-soft text-xs">
            <th scope="col" className="py-2 align-bottom font-medium">
              {of}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className={cx(cell, 'align-bottom font-medium')}>
                {measure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, share, quiet }) => (
            <tr key={key} className={cx('border-sand-deep border-b', quiet && 'text-ink-soft')}>
              <th scope="row" className="min-w-28 py-2 align-top font-medium wrap-anywhere">
                {name}
              </th>
              {cells.map(({ text, to, rating }, index) => (
                <td key={measures[index]} className={cx(cell, 'align-top', rating && ratingLooks[rating])}>
                  {to ? (
                    <Link className="link -my-2 inline-block py-2" to={to}>
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                  {rating && <span className="block text-xs">{rating}</span>}
                </td>
              ))}
              {share !== undefined && <td className={cx(cell, 'align-top')}>{share ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
