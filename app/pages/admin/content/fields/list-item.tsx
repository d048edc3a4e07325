import { Icon } from '#app/ui/icon.tsx';
import { oneOf } from '#domain/editor/field-words.ts';
import { itemWords } from '#domain/editor/item-words.ts';
import { isAskedFor, useEditor } from './editor-context.ts';
import { FieldsOf } from './fields-of.tsx';
import { goesHere } from './goes-here.ts';
import { ItemButtons } from './item-buttons.tsx';
import type { ItemProps } from './item-props.ts';

/** One item of a list: a text beside its buttons, or a group that folds. */
export function ListItem({ list, name, mark, index, count }: ItemProps) {
  const editor = useEditor();
  const own = `${name}.${mark}`;
  const isPlace = editor.place === own;
  const label = count === 1 && list.most === 1 ? oneOf(list.label) : `${oneOf(list.label)} ${index + 1}`;
  const buttons = (
    <ItemButtons list={list} name={name} mark={mark} index={index} count={count} label={label} />
  );
  const { item } = list;
  if (item.kind !== 'group' && item.kind !== 'variants') {
    return (
      <li
        id={`${own}~item`}
        tabIndex={-1}
        {...goesHere(isPlace)}
        className="grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        {editor.control({ ...item, label }, own)}
        {buttons}
      </li>
    );
  }
  const isOpen = editor.isShort || isAskedFor(editor, own);
  const kind = item.kind === 'variants' ? editor.entries.get(`${own}~kind`) : undefined;
  const kindLabel = item.kind === 'variants' && item.variants.find(({ value }) => value === kind)?.label;
  return (
    <li id={`${own}~item`} tabIndex={-1} className="rounded-lg bg-foam shadow-line">
      <details open={isOpen} className="group/item">
        <summary
          {...goesHere(isPlace)}
          className="flex min-h-13 cursor-pointer items-center gap-x-3 px-4 py-2 text-sm sm:px-5"
        >
          <span className="shrink-0 font-semibold">{label}</span>
          <span className="min-w-0 truncate text-ink-soft">
            {[kindLabel, itemWords(item, editor.entries, own)].filter(Boolean).join(': ')}
          </span>
          <Icon
            name="chevron"
            className="ml-auto transition-transform duration-200 group-open/item:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-5 px-4 pt-1.5 pb-5 sm:px-5">
          {item.kind === 'group' ? <FieldsOf fields={item.fields} name={own} /> : editor.control(item, own)}
          {buttons}
        </div>
      </details>
    </li>
  );
}
