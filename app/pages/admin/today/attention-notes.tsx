/** Notes on dangers for the running site or its data, before everything else; nothing when all is well. */
export function AttentionNotes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <section
      aria-labelledby="attention"
      className="mb-8 max-w-[49rem] rounded-xl border-2 border-danger bg-danger-wash p-6"
    >
      <h2 id="attention" className="mb-3 text-xl">
        Please look at this first
      </h2>
      <ul className="grid list-disc gap-3 pl-5 wrap-anywhere">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
