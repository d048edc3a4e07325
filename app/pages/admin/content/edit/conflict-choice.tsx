import { type ConflictRow, sideName } from './conflict-view.ts';

type Words = Record<ConflictRow['by'], string>;
const words: Words = { me: 'changed by you', them: 'changed by the other', both: 'changed by both' };

type ChoiceProps = { row: ConflictRow; by: string; mine?: string; whose?: Words };

/** One field of which there are two texts. */
export function ConflictChoice({ row, by, mine = 'Yours', whose = words }: ChoiceProps) {
  const side = (value: 'mine' | 'theirs', label: string, text: string) => (
    <label className="flex min-h-12 min-w-0 cursor-pointer gap-3 rounded-md p-3 inset-ring-[1.5px] inset-ring-edge has-checked:inset-ring-2 has-checked:inset-ring-ink">
      <input
        type="radio"
        name={sideName(row.path)}
        value={value}
        defaultChecked={(row.by === 'them') === (value === 'theirs')}
        className="mt-0.5 size-5 shrink-0 accent-tide"
      />
      <span className="min-w-0">
        <span className="block font-semibold text-sm">{label}</span>
        <span className="wrap-anywhere block whitespace-pre-line text-sm">{text || '(empty)'}</span>
      </span>
    </label>
  );
  return (
    <li className="rounded-lg bg-foam p-4">
      <fieldset className="min-w-0">
        <legend className="float-left mb-2 w-full text-sm">
          <span className="font-semibold">{row.way}</span>
          <span className="text-ink-soft">, {whose[row.by]}</span>
        </legend>
        <div className="clear-both grid grid-cols-1 gap-3 md:grid-cols-2">
          {side('mine', mine, row.mine)}
          {side('theirs', by, row.theirs)}
        </div>
      </fieldset>
    </li>
  );
}
