/** A sentence with some of its words in bold, if it says them: either can be changed without the other. */
export function BoldWithin({ text, words }: { text: string; words: string }) {
  const at = text.indexOf(words);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong className="font-semibold">{words}</strong>
      {text.slice(at + words.length)}
    </>
  );
}
