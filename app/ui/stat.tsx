import { cx } from './cx.ts';

type StatProps = {
  figure: string;
  label: string;
  /** Where the figure comes from or what it is measured against. */
  note?: string | undefined;
  size?: 'md' | 'lg';
  className?: string | undefined;
};

/** One number and what it means. Put several in a `<dl>`. */
export function Stat({ figure, label, note, size = 'md', className }: StatProps) {
  return (
    <div className={cx('flex flex-col-reverse justify-end', className)}>
      <dt className="text-sm leading-snug">
        {label}
        {note && <span className="block text-xs opacity-80">{note}</span>}
      </dt>
      <dd className={cx('display figures pb-1.5', size === 'lg' ? 'text-5xl' : 'text-3xl')}>{figure}</dd>
    </div>
  );
}
