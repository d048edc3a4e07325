import type { ReactNode } from 'react';
import { FieldGroup } from '#app/ui/field.tsx';
import type { LeadFormView } from './form-view.ts';
import { OptionTile } from './option-tile.tsx';

export type Option = { id: string; label: string; description?: string | undefined };

type OptionGroupProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  options: Option[];
  /** 'radio' for one answer, 'checkbox' for any number. */
  type: 'radio' | 'checkbox';
  /** A third tile in a row where there is room. */
  wide?: boolean;
  view: LeadFormView;
};

/** A question with its answers as tiles. */
export function OptionGroup({ name, label, hint, options, type, wide = false, view }: OptionGroupProps) {
  return (
    <FieldGroup id={name} label={label} hint={hint} error={view.fields[name]}>
      <div className={wide ? 'grid grid-cols-2 gap-2.5 lg:grid-cols-3' : 'grid grid-cols-2 gap-2.5'}>
        {options.map(({ id, ...option }) => (
          <OptionTile
            key={id}
            type={type}
            name={name}
            value={id}
            defaultChecked={view.values[name]?.includes(id)}
            {...option}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
