import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

const desks = [
  { name: 'team-design', height: 'h-56' },
  { name: 'team-development', height: 'h-68' },
  { name: 'team-content', height: 'h-60' },
];

/** Three of the desks that somebody would sit beside, each as high as it likes, on the edge of the band. */
export function Desks() {
  return (
    // As large as all three from the first one on: a page is drawn while it arrives.
    <div className="hidden h-68 w-[31.5rem] shrink-0 items-end gap-3 self-end lg:flex xl:w-[35rem] xl:gap-4">
      {desks.map(({ name, height }) => (
        <div key={name} className={cx('w-40 overflow-hidden rounded-t-xl xl:w-44', height)}>
          <Picture name={name} alt="" sizes="12rem" className="size-full object-cover" />
        </div>
      ))}
    </div>
  );
}
