import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FieldGroup } from '#app/ui/field.tsx';
import { say } from '#content/say.ts';
import type { LeadFormView } from './form-view.ts';
import { OptionTile } from './option-tile.tsx';

export type Option = { id: string; label: string; description?: string | undefined };

const rows = { 1: 'sm:grid-cols-2', 2: 'grid-cols-2', 3: 'grid-cols-2 lg:grid-cols-3' };

type OptionGroupProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  options: Option[];
  /** 'radio' for one answer, 'checkbox' for any number. */
  type: 'radio' | 'checkbox';
  /** Tiles in a row: one on phones and two elsewhere, two everywhere, or three where there is room. */
  columns?: keyof typeof rows;
  /** Beside the question, where it is not how many may be chosen. */
  aside?: string;
  view: LeadFormView;
};

/** A question with its answers as tiles. */
export function OptionGroup(props: OptionGroupProps) {
  const { name, label, hint, options, type, columns = 2, aside, view } = props;
  return (
    <FieldGroup
      id={name}
      label={label}
      hint={hint}
      error={view.fields[name]}
      aside={aside ?? (type === 'checkbox' && say('Choose any'))}
    >
      <div className={cx('grid auto-rows-fr gap-x-4 gap-y-2.5', rows[columns])}>
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
