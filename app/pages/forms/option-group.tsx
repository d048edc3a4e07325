import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FieldGroup } from '#app/ui/field.tsx';
import type { LeadFormView } from './form-view.ts';
import { OptionTile } from './option-tile.tsx';

export type Option = { id: string; label: string; description?: string | undefined };

const rows = { 2: '', 3: 'lg:grid-cols-3', 5: 'xl:grid-cols-5 xl:*:px-3' };

type OptionGroupProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  options: Option[];
  /** 'radio' for one answer, 'checkbox' for any number. */
  type: 'radio' | 'checkbox';
  /** Tiles in a row where there is room; two otherwise. */
  columns?: keyof typeof rows;
  view: LeadFormView;
};

/** A question with its answers as tiles. */
export function OptionGroup({ name, label, hint, options, type, columns = 2, view }: OptionGroupProps) {
  return (
    <FieldGroup id={name} label={label} hint={hint} error={view.fields[name]}>
      <div className={cx('grid grid-cols-2 gap-2.5', rows[columns])}>
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
