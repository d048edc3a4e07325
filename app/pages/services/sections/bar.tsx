import { cx } from '#app/ui/cx.ts';

/** A bar of a share between 0 and 1; decorative, since its figure stands at its end. A sum changes those with a name. */
export function Bar({ share, name, className }: { share: number; name?: string; className?: string }) {
  return (
    <svg
      data-bar={name}
      width={`${Math.max(0.6, Math.round(share * 1000) / 10)}%`}
      aria-hidden="true"
      className={cx('block shrink-0', className)}
    >
      <rect width="100%" height="100%" fill="currentColor" />
    </svg>
  );
}
