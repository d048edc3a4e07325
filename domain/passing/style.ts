/**
 * How one page passes into the next, for who wants motion. It stands in the head of every page and not in a sheet: a
 * browser breaks off the transition into a page of which it does not know yet that it takes part, and logs an error.
 */
export const passingStyle =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
