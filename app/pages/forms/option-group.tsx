import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FieldGroup } from '#app/ui/field.tsx';
import { say } from '#content/say.ts';
import type { LeadFormView } from './form-view.ts';
import { OptionTile } from './option-tile.tsx';

export type Option = { id: string; label: string; description?: string | undefined };

const rows = { 2: '', 3: 'lg:grid-cols-3' };

type OptionGroupProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  options: Option[];
  /** 'radio' for one answer, 'checkbox' for any number. */
  type: 'radio' | 'checkbox';
  /** Tiles in a row where there is room; two otherwise. */
  columns?: keyof typeof rows;
  /** The question in a column of its own where there is room. */
  beside?: boolean;
  view: LeadFormView;
};

/** A legend that floats is laid out as any other child; the float itself does nothing in a grid. */
const besideClass =
  'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14 lg:*:col-start-2 lg:[&>legend]:float-left lg:[&>legend]:col-start-1 lg:[&>legend]:pt-3.5';

/** A question with its answers as tiles. */
export function OptionGroup(props: OptionGroupProps) {
  const { name, label, hint, options, type, columns = 2, beside = false, view } = props;
  return (
    <FieldGroup
      id={name}
      label={label}
      hint={hint}
      error={view.fields[name]}
      aside={type === 'checkbox' && say('Choose any')}
      className={beside ? besideClass : undefined}
    >
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
