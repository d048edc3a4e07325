/** What stands above a page of a draft: that it is one, and that nothing of it works. */
export function DraftBanner() {
  return (
    <p
      role="note"
      data-of-the-draft=""
      className="fixed inset-x-0 bottom-0 z-60 bg-ink px-gutter py-2.5 text-center text-foam text-sm"
    >
      <strong className="font-semibold">Draft.</strong> Visitors do not see this. Links stay in the draft, and
      forms send nothing.
    </p>
  );
}
