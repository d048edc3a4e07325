import { Icon, type IconName } from '#app/ui/icon.tsx';

type MarkedListProps = {
  /** 2 where the list stands directly below the page's heading. */
  level?: 2 | 3;
  title: string;
  items: readonly string[];
  icon: IconName;
  /** The colour of the icons. */
  mark: string;
  className?: string;
};

/** A titled list, each entry with the same mark. */
export function MarkedList({ level = 3, title, items, icon, mark, className }: MarkedListProps) {
  const Title = `h${level}` as const;
  return (
    <div className={className}>
      <Title className="text-xl">{title}</Title>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5">
            <Icon name={icon} className={`mt-1 ${mark}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
