const name = 'faq-find';
const most = 600;

/** Marks the words in the questions that are shown, where the browser can do so without touching the markup. */
export function highlight(items: readonly Element[], words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  if (words.length === 0) return;
  const ranges: Range[] = [];
  for (const item of items) {
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && ranges.length < most; node = walker.nextNode()) {
      const text = (node.textContent ?? '').toLowerCase();
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set(name, new Highlight(...ranges));
}
