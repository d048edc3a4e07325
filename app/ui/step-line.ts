/** A step of a list that stands down one line: the line leads from dot to dot, so it begins and ends at one. */
export const step =
  'relative pl-8 before:absolute before:top-3.5 before:-bottom-3.5 before:left-[6px] before:w-[3px] last:before:hidden';

/** Its dot, beside the first line of its words. */
export const dot = 'absolute top-1.5 left-0 size-[15px] rounded-pill';
