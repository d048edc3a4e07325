/**
 * Marks a page that is being opened, before anything of it is read: a slow phone then lays out what stands far below
 * after the first paint (`shell.css`, decision 0164). Not one that is loaded again or gone back to, whose place has to be
 * found, nor one that is opened at a part or at words, which a browser may keep to itself but in this entry's name.
 * `showWhole` takes the mark away, and after a second, if no script has come, this does: also where nothing is ever painted,
 * as with search engines. Not while a page is made ahead, which would lay out all of it in its first frame.
 */
export const openingScript =
  '(d=>{let e=performance.getEntriesByType("navigation")[0],f=()=>setTimeout(()=>document.prerendering?f():delete d.opens,1e3);e?.type=="navigate"&&!location.hash&&!/#/.test(e.name)&&(d.opens=1,f())})(document.documentElement.dataset)';
