import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { SectionProps } from './types.ts';

/** A table; on phones each row becomes a block in which every cell names its column. */
export function Comparison({ section, tone }: SectionProps<'comparison'>) {
  const [first, ...columns] = section.columns;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} shape="split" />
        <table className="mt-8 w-full table-fixed border-collapse text-left max-md:block sm:mt-12">
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className={cx('w-[19%] pr-6 pb-4 align-bottom font-medium text-sm', soft)}>
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
            {section.rows.map((row) => (
              <tr key={row.label} className={cx('border-t max-md:block max-md:py-5', ruled)}>
                <th
                  scope="row"
                  className="align-top font-display font-semibold max-md:block max-md:text-xl md:py-5 md:pr-6"
                >
                  {row.label}
                </th>
                {row.cells.map((cell, index) => (
                  <td
                    key={columns[index]}
                    className="align-top max-md:mt-3 max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-3 md:py-5 md:pr-6 md:last:pr-0"
                  >
                    <span aria-hidden="true" className={cx('pt-0.5 text-sm md:hidden', soft)}>
                      {columns[index]}
                    </span>
                    <span>{cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {section.note && (
          <p className={cx('border-t pt-5 text-sm', ruled, soft)}>
            <span className="block max-w-[52em]">{section.note}</span>
          </p>
        )}
      </Container>
    </Band>
  );
}
