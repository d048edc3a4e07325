/** Shown while the date or time from the address cannot be chosen, until another one is. */
export function MissedNote({ words }: { words: string }) {
  return (
    <p role="status" className="mb-5 rounded-md bg-beacon-wash p-4 font-semibold text-sm">
      {words}
    </p>
  );
}
