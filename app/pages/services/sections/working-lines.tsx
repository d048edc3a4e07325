import { cx } from '#app/ui/cx.ts';

type WorkingLinesProps = { lines: readonly { label: string; working: string; result: string }[] };

/** Arithmetic line by line; the last result is the one that counts. */
export function WorkingLines({ lines }: WorkingLinesProps) {
  return (
    <dl className="figures">
      {lines.map((line, index) => {
        const last = index === lines.length - 1;
        return (
          <div
            key={line.label}
            className={cx(
              'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 px-5 py-4 sm:px-8',
              last ? 'bg-beacon py-6' : 'border-sand-deep border-b',
            )}
          >
            <dt>
              <span className={cx('block font-semibold', last && 'text-lg')}>{line.label}</span>
              <span className={cx('text-sm', !last && 'text-ink-soft')}>{line.working}</span>
            </dt>
            <dd className={cx('display', last ? 'text-4xl' : 'text-2xl')}>{line.result}</dd>
          </div>
        );
      })}
    </dl>
  );
}
