import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

const desks = [
  { name: 'team-design', height: 'h-32 lg:h-56' },
  { name: 'team-development', height: 'h-40 lg:h-68' },
  { name: 'team-content', height: 'h-36 lg:h-60' },
];

/** Three of the desks that somebody would sit beside, each as high as it likes, on the edge of the card, behind whose corners they reach. */
export function Desks() {
  return (
    // As large as all three from the first one on: a page is drawn while it arrives.
    <div className="-mb-5 flex h-40 w-full max-w-96 shrink-0 items-end gap-3 self-end max-lg:pr-12 lg:h-68 lg:w-[31.5rem] lg:max-w-none xl:w-[35rem] xl:gap-4">
      {desks.map(({ name, height }) => (
        <div
          key={name}
          className={cx(
            'flex-1 overflow-hidden rounded-t-lg lg:w-40 lg:flex-none lg:rounded-t-xl xl:w-44',
            height,
          )}
        >
          <Picture
            name={name}
            alt=""
            sizes="(width < 64rem) 33vw, 12rem"
            className="size-full object-cover"
          />
        </div>
      ))}
    </div>
  );
}
