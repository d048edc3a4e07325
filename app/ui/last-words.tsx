/** The last three words of a text, if more stand before them. */
const lastThree = /(?<=\S )\S+ \S+ \S+$/;

/** A headline whose last three words stand on one line where one holds them: 'half hour goes' is not broken after 'half'. */
export function LastWords({ text }: { text: string }) {
  const [last = ''] = lastThree.exec(text) ?? [];
  return (
    <>
      {text.slice(0, text.length - last.length)}
      {last && <span className="kept">{last}</span>}
    </>
  );
}
