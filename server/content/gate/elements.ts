/** Elements that never have anything inside them. */
export const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements that stand inside a line of text: what is around them is read on. */
export const inlineElements = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr img svg g path circle rect line use'.split(
    ' ',
  ),
);

/** Elements whose text nobody reads on the page. */
export const silentElements = new Set('script style svg noscript'.split(' '));
