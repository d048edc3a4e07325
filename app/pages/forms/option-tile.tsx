import { type ComponentProps, Fragment } from 'react';
import { cx } from '#app/ui/cx.ts';

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
        'option-tile relative block min-h-13 content-center rounded-md border-[1.5px] border-edge bg-foam',
        'leading-tight transition-colors wrap-anywhere hover:border-ink',
        'has-[input:checked]:border-ink has-[input:checked]:bg-ink has-[input:checked]:text-chalk',
        description ? 'font-semibold' : 'font-medium',
      )}
    >
      <input
        type={type}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-md"
        {...rest}
      />
      <Breakable text={label} />
      {description && (
        <span className="mt-1 hidden text-pretty font-normal leading-snug sm:block">{description}</span>
      )}
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
