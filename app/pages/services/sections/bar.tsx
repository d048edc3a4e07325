import { cx } from '#app/ui/cx.ts';

/** A bar of a share between 0 and 1; decorative, since its figure stands beside it. */
export function Bar({ share, className }: { share: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('block w-full', className)}
    >
      <rect width={Math.max(0.6, Math.round(share * 1000) / 10)} height="4" fill="currentColor" />
    </svg>
  );
}
