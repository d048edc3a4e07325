import { cx } from '#app/ui/cx.ts';

/** A bar of a share between 0 and 1; decorative, since its figure stands beside it. A sum changes those with a name. */
export function Bar({ share, name, className }: { share: number; name?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('block w-full', className)}
    >
      <rect
        data-bar={name}
        width={Math.max(0.6, Math.round(share * 1000) / 10)}
        height="4"
        fill="currentColor"
      />
    </svg>
  );
}
