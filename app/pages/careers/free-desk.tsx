import { Picture } from '#app/ui/picture.tsx';

/** A desk that nobody has yet, standing on the edge of the form's card; on phones without its screen, and larger. */
export function FreeDesk() {
  return (
    // As large from the first moment on: a page is drawn while it arrives.
    <div className="flex h-52 w-full shrink-0 items-end max-lg:pr-14 lg:mr-12 lg:h-68 lg:w-[33rem] lg:self-end">
      <Picture
        name="free-desk"
        alt=""
        priority
        sizes="(width < 40rem) 17rem, (width < 64rem) 27rem, 33rem"
        instead={{ name: 'free-desk-narrow', media: '(width < 40rem)' }}
        className="size-full object-contain max-lg:object-left-bottom object-bottom"
      />
    </div>
  );
}
