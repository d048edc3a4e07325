import { DayAndNight } from '#app/pages/shared/day-and-night.tsx';

/** The seven desks before their window. Between phones and desks its sides are cut, so that what lies there can still be told apart. */
export const Room = () => (
  <DayAndNight
    name="room"
    low="room-tall"
    first
    sizes="(width < 40rem) 100vw, (width < 64rem) 60rem, 100vw"
    className="w-full object-cover object-right-bottom sm:max-lg:h-80 lg:max-h-160"
  />
);
