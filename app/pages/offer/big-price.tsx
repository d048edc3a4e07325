import { cx } from '#app/ui/cx.ts';

/** Both halves of a price, the amount without VAT and the one with it, in one size. */
export function BigPrice({ halves, size }: { halves: readonly string[]; size: string }) {
  return (
    <p className="grid grid-cols-[auto_auto] justify-start gap-x-7 sm:gap-x-8">
      {halves.map((half) => (
        <Half key={half} words={half} size={size} />
      ))}
    </p>
  );
}

/** Its amount large, the words that belong to it below. */
function Half({ words, size }: { words: string; size: string }) {
  const [, amount, rest] = /^(£\S+)? ?(.*)$/.exec(words) ?? [];
  return (
    <span>
      {amount && (
        <span className={cx('display figures block w-fit leading-[0.9] tracking-[-0.04em]', size)}>
          {amount}
        </span>
      )}{' '}
      <span className="mt-2 block font-semibold">{rest}</span>
    </span>
  );
}
