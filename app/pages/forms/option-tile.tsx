import { type ComponentProps, Fragment } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

type OptionTileProps = Omit<ComponentProps<'input'>, 'children' | 'type' | 'className'> & {
  label: string;
  description?: string | undefined;
  type: 'checkbox' | 'radio';
};

/**
 * A choice with room for a line of explanation: a native control that lies over its tile, so that pointer, keyboard
 * and assistive technology all meet the control itself.
 */
export function OptionTile({ label, description, type, ...rest }: OptionTileProps) {
  return (
    <label
      className={cx(
        'relative block min-h-13 rounded-md border-[1.5px] border-edge bg-foam px-3 py-2.5',
        'font-semibold text-sm leading-tight transition-colors hover:border-ink sm:px-4 sm:pr-6',
        description ? 'max-sm:content-center' : 'content-center',
        'has-[input:checked]:border-ink has-[input:checked]:bg-ink has-[input:checked]:text-chalk',
      )}
    >
      <input
        type={type}
        className="peer/tick absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
        {...rest}
      />
      <Breakable text={label} />
      {description && (
        <span className="mt-1 hidden text-balance font-normal text-[0.875rem] leading-snug sm:block">
          {description}
        </span>
      )}
      <Icon name="check" className="absolute top-1.5 right-1.5 hidden sm:peer-checked/tick:block" />
    </label>
  );
}

/** A label that may break after a slash, so that it fits into a narrow tile. */
function Breakable({ text }: { text: string }) {
  const [first, ...others] = text.split('/');
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
