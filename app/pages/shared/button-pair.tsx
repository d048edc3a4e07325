import { type ButtonSize, LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';

type Target = { href: string; label: string };

type ButtonPairProps = {
  buttons: readonly Target[];
  size?: ButtonSize;
  /** On a dark band the outlined one turns light, not ink, under the pointer. */
  dark?: boolean;
  /** Whether the second one carries an arrow. */
  arrow?: boolean;
  /** For each of the two. */
  buttonClass?: string;
  className?: string;
};

/** The one action that matters and, where there is a second way on, its outlined companion. */
export function ButtonPair({
  buttons: [first, second],
  size = 'md',
  dark = false,
  arrow = false,
  buttonClass,
  className,
}: ButtonPairProps) {
  return (
    <div className={cx('flex flex-col gap-3 sm:flex-row sm:flex-wrap', className)}>
      {first && (
        <LinkButton href={first.href} size={size} className={buttonClass}>
          {first.label}
        </LinkButton>
      )}
      {second && (
        <LinkButton
          href={second.href}
          size={size}
          tone="outline"
          icon={arrow ? 'arrow' : undefined}
          className={cx(buttonClass, dark && 'hover:bg-chalk! hover:text-ink! hover:inset-ring-chalk!')}
        >
          {second.label}
        </LinkButton>
      )}
    </div>
  );
}
