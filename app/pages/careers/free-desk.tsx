import { Picture } from '#app/ui/picture.tsx';

/** A desk that nobody has yet, standing on the edge of the form's card. */
export function FreeDesk() {
  return (
    // As large from the first moment on: a page is drawn while it arrives.
    <div className="flex h-40 w-full shrink-0 items-end max-lg:pr-14 lg:h-68 lg:w-[35rem] lg:self-end">
      <Picture
        name="free-desk"
        alt=""
        sizes="(width < 64rem) 21rem, 35rem"
        className="size-full object-contain max-lg:object-left-bottom object-bottom"
      />
    </div>
  );
}
