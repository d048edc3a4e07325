/**
 * Marks a page that is being opened, before anything of it is read: a slow phone then lays out what stands far below
 * after the first paint (`shell.css`, decision 0164). Not one that is loaded again or gone back to, whose place has to be
 * found, nor one that is opened at a part. `showWhole` takes the mark away.
 */
export const openingScript =
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.opens=1)';
