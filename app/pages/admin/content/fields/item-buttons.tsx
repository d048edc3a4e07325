import { Icon, type IconName } from '#app/ui/icon.tsx';
import { changeValue } from '#domain/editor/list-changes.ts';
import { useEditor } from './editor-context.ts';
import type { ItemProps } from './item-props.ts';

/** Up, down, copy and remove of one item. */
export function ItemButtons({ list, name, mark, index, count, label }: ItemProps & { label: string }) {
  const { change } = useEditor();
  const button = (verb: 'up' | 'down' | 'copy' | 'remove', words: string, icon: IconName, turn = '') => {
    const asked = changeValue(verb, name, mark);
    return (
      <button
        type="submit"
        name="intent"
        value={asked}
        data-change={verb}
        title={`${words}: ${label}`}
        aria-label={`${words}: ${label}`}
        onClick={(event) => {
          if (change(asked)) event.preventDefault();
        }}
        className="inline-flex size-11 items-center justify-center rounded-pill hover:bg-sand"
      >
        <Icon name={icon} className={turn} />
      </button>
    );
  };
  const isFixedCount = list.least === list.most;
  return (
    <span className="-ml-2.5 flex sm:ml-0">
      {!list.inOrder && index > 0 && button('up', 'Move up', 'chevron', 'rotate-180')}
      {!list.inOrder && index < count - 1 && button('down', 'Move down', 'chevron')}
      {count < list.most && button('copy', 'Copy', 'copy')}
      {!(isFixedCount && count <= list.least) && button('remove', 'Remove', 'close')}
    </span>
  );
}
