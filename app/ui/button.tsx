import type { ComponentProps, ReactNode } from 'react';
import { say } from '#content/say.ts';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonTone = 'beacon' | 'ink' | 'chalk' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

type ButtonLook = { tone?: ButtonTone; size?: ButtonSize; className?: string | undefined };

const tones: Record<ButtonTone, string> = {
  beacon: 'bg-beacon text-ink hover:bg-beacon-lit',
  ink: 'bg-ink text-chalk hover:bg-tide-deep',
  chalk: 'bg-chalk text-ink hover:bg-mist',
  outline: 'button-hollow',
  quiet: 'underline decoration-[1.5px] underline-offset-[0.3em] hover:decoration-[3px]',
  danger: 'bg-danger text-foam hover:bg-ink',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'button-sm',
  md: 'button-md',
  lg: 'button-lg',
};

/** The classes of a button, for elements that cannot be one (a `summary`, a router link). */
export function buttonClass({ tone = 'beacon', size = 'md', className }: ButtonLook = {}): string {
  return cx(
    'group/button button rounded-pill',
    sizes[size],
    // In forced colours a background gives no visible edge, so a border does.
    tone === 'quiet' ? 'px-2!' : 'forced-colors:border',
    tones[tone],
    className,
  );
}

type Content = { children: ReactNode; icon?: IconName | undefined };

function Inside({ children, icon }: Content) {
  return (
    <>
      {children}
      {icon && (
        <Icon
          name={icon}
          className={cx(
            'transition-transform duration-200',
            icon === 'arrow' && 'group-hover/button:translate-x-1',
            icon === 'arrow-left' && '-order-1 group-hover/button:-translate-x-1',
            icon === 'arrow-out' && 'group-hover/button:translate-x-0.5 group-hover/button:-translate-y-0.5',
          )}
        />
      )}
    </>
  );
}

/** A button. `beacon` is for the one action that matters in a section. */
export function Button({
  tone,
  size,
  className,
  children,
  icon,
  type = 'button',
  ...rest
}: ButtonLook & Content & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(tone && { tone }), ...(size && { size }), className })}
      {...rest}
    >
      <Inside icon={icon}>{children}</Inside>
    </button>
  );
}

/** A link that looks like a button. `newTab` opens another window and says so to screen readers. */
export function LinkButton({
  tone,
  size,
  className,
  children,
  icon,
  newTab,
  ...rest
}: ButtonLook & Content & ComponentProps<'a'> & { href: string; newTab?: boolean }) {
  return (
    <a
      className={buttonClass({ ...(tone && { tone }), ...(size && { size }), className })}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      <Inside icon={icon}>{children}</Inside>
      {newTab && <span className="sr-only"> {say('(opens in a new tab)')}</span>}
    </a>
  );
}
