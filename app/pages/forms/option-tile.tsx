import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type OptionTileProps = Omit<ComponentProps<'input'>, 'children' | 'type' | 'className'> & {
  label: string;
  description?: string | undefined;
  type: 'checkbox' | 'radio';
};

/** A choice with room for a line of explanation: a native control that fills its tile. */
export function OptionTile({ label, description, type, ...rest }: OptionTileProps) {
  return (
    <label className="group/tile relative flex min-h-13 flex-col justify-center rounded-md border-[1.5px] border-edge wrap-anywhere bg-foam px-3 py-2.5 font-semibold text-sm leading-tight transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-chalk sm:px-4 sm:pr-10">
      <input
        type={type}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
        {...rest}
      />
      {label}
      {description && (
        <span className="mt-1 hidden font-normal text-xs leading-snug sm:block">{description}</span>
      )}
      <Icon name="check" className="absolute top-3.5 right-3.5 hidden sm:group-has-checked/tile:block" />
    </label>
  );
}
