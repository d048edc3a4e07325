import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';

const onPhones = '(width < 40rem)';
/** Between phones and desks its sides are cut, so that what lies there can still be told apart. */
const shown = 'w-full object-cover object-right-bottom sm:max-lg:h-80 lg:max-h-160';
const sizes = '(width < 40rem) 100vw, (width < 64rem) 60rem, 100vw';

/** The seven desks before their window, by day and at night: the one that is not shown is not fetched. */
export function Room() {
  const both = { alt: imageAlt.room, sizes };
  return (
    <>
      <Drawing
        {...both}
        name="room"
        instead={{ name: 'room-tall', media: onPhones }}
        className={cx(shown, 'night:hidden')}
      />
      <Drawing
        {...both}
        name="room-night"
        instead={{ name: 'room-tall-night', media: onPhones }}
        className={cx(shown, 'hidden night:block')}
      />
    </>
  );
}
