export type PreviewedLetter = {
  from: string;
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  open: string[];
};

/** What goes out, word for word. */
export function Preview({ letter }: { letter: PreviewedLetter }) {
  const { from, replyTo, to, subject, text, open } = letter;
  return (
    <section aria-labelledby="preview" className="rounded-lg bg-mist p-5">
      <h2 id="preview" className="mb-3 text-lg">
        This goes out
      </h2>
      {open.length > 0 && (
        <p className="mb-3 font-semibold text-danger">Still to be filled in: {open.join(', ')}</p>
      )}
      <p className="wrap-anywhere text-ink-soft text-sm">
        From {from}, answers to {replyTo}, to {to}
      </p>
      <p className="mt-3 font-semibold wrap-anywhere">{subject}</p>
      <p className="mt-2 max-w-[68ch] whitespace-pre-wrap wrap-anywhere">{text}</p>
    </section>
  );
}
