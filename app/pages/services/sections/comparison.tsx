import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import type { SectionProps } from './types.ts';

type Section = SectionProps<'comparison'>['section'];

/** How many rows stand open on a phone, where each is a block. */
const open = 2;

/** A table; on phones each row becomes a block in which every cell names its column, and the later ones are folded. */
export function Comparison({ section, tone, head = 'split' }: SectionProps<'comparison'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} shape={head} />
        <div className="mt-8 sm:mt-12">
          <FirstFew
            items={section.rows}
            open={open}
            label={(rest) => say('{count} more in the table', { count: rest.length })}
            name={(row) => row.label}
            className={cx(section.note ? 'max-md:border-t' : 'max-md:border-y', ruled)}
          >
            {(rows, from) => <Rows section={section} rows={rows} again={from > 0} />}
          </FirstFew>
        </div>
        {section.note && (
          <p className={cx('border-t pt-5 text-sm', ruled, soft)}>
            <span className="block max-w-[52em]">{section.note}</span>
          </p>
        )}
      </Container>
    </Band>
  );
}

type RowsProps = { section: Section; rows: readonly Section['rows'][number][]; again?: boolean };

/** The second table goes on below the first one, so its head is heard only. */
function Rows({ section, rows, again = false }: RowsProps) {
  const [first, ...columns] = section.columns;
  return (
    <table className="w-full table-fixed border-collapse text-left max-md:block">
      {/* Both tables share their columns, whether a head is seen or not. */}
      <colgroup>
        <col className="w-[23%] lg:w-[19%]" />
      </colgroup>
      <thead className={again ? 'sr-only' : 'max-md:sr-only'}>
        <tr>
          <th scope="col" className={cx('pr-6 pb-4 align-bottom font-medium text-sm', soft)}>
            {first}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="display pr-6 pb-4 align-bottom text-xl last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={row.label} className={cx('border-t max-md:block max-md:py-4', ruled)}>
            <th
              scope="row"
              className="align-top font-display font-semibold max-md:block max-md:text-xl md:py-5 md:pr-6"
            >
              {row.label}
            </th>
            {row.cells.map((cell, index) => (
              <td
                key={columns[index]}
                className="align-top max-md:mt-2 max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-3 md:py-5 md:pr-6 md:last:pr-0"
              >
                <span aria-hidden="true" className={cx('text-sm md:hidden', soft)}>
                  {columns[index]}
                </span>
                <span className="max-sm:text-sm">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
