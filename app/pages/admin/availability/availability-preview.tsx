import type { PreviewDay } from '#server/availability/preview.ts';

type AvailabilityPreviewProps = {
  days: PreviewDay[] | null;
  /** The owner takes no bookings just now. */
  closed: boolean;
};

/** The times that visitors would be offered with the form’s present values, bookings and blocked dates included. */
export function AvailabilityPreview({ days, closed }: AvailabilityPreviewProps) {
  return (
    <section aria-labelledby="preview" className="rounded-xl bg-mist p-5 sm:p-6">
      <h2 id="preview" className="mb-1 text-xl">
        Next 14 weekdays
      </h2>
      <p className="mb-4 text-sm">The starts that would be free if you saved now.</p>
      {closed && (
        <p className="mb-4 font-semibold text-sm">
          Online booking is closed for now, so visitors see none of them until you open it.
        </p>
      )}
      {days === null && <p className="text-sm">The preview comes back once the marked fields are right.</p>}
      {days && (
        <ol className="grid gap-2 text-sm">
          {days.map((day) => (
            <li key={day.date} className="grid gap-0.5 border-ink/15 border-t pt-2">
              <span className="flex justify-between gap-3 font-semibold">
                {day.text}
                <span className="figures shrink-0 font-normal">
                  {day.freeCount} of {day.freeCount + day.taken}
                </span>
              </span>
              <span className="figures text-ink-soft">
                {day.free.length > 0
                  ? day.free.join(', ')
                  : day.taken > 0
                    ? 'Nothing free'
                    : 'No working hours'}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
