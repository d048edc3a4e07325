import { Picture } from '#app/ui/picture.tsx';

/** A desk that nobody has yet, standing on the edge of the form's card. */
export function FreeDesk() {
  return (
    // As large from the first moment on: a page is drawn while it arrives.
    <div className="flex h-40 w-full max-w-96 shrink-0 items-end self-end lg:h-68 lg:w-[35rem] lg:max-w-none">
      <Picture
        name="free-desk"
        alt=""
        sizes="(width < 64rem) 21rem, 35rem"
        className="size-full object-contain object-bottom"
      />
    </div>
  );
}
