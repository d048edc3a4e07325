/** Why Google may have ended the connection, as the calendar's pages list it; nothing when there is no cause to name. */
export function LikelyCauses({ causes }: { causes: string[] }) {
  if (causes.length === 0) return null;
  return (
    <div className="mb-5 max-w-[42rem]">
      <p className="mb-2">Likely causes, most likely first:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <p className="mt-3">Waiting calendar entries are written as soon as you have reconnected.</p>
    </div>
  );
}
