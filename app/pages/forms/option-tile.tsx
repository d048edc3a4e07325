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
    <label className="relative flex">
      <input
        type={type}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
        {...rest}
      />
      <span className="group/tile pointer-events-none flex min-h-13 w-full items-center gap-2 rounded-md border-[1.5px] border-edge bg-foam px-3.5 py-2.5 text-sm leading-tight transition-colors peer-checked:border-ink peer-checked:bg-ink peer-checked:text-chalk peer-hover:border-ink peer-checked:[&_svg]:opacity-100">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{label}</span>
          {description && <span className="mt-1 hidden text-xs leading-snug sm:block">{description}</span>}
        </span>
        <Icon name="check" className="opacity-0" />
      </span>
    </label>
  );
}
