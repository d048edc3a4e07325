/**
 * How one page passes into the next on wide screens, for who wants motion. Phones show the next page at once: holding
 * both pages still takes a slow one up to half a second (decision 0138). It stands in the head of every page and not in
 * a sheet: a browser breaks off the transition into a page of which it does not know yet that it takes part, and logs
 * an error.
 */
export const passingStyle =
  '@media (prefers-reduced-motion:no-preference) and (width>=48rem){@view-transition{navigation:auto}}';
