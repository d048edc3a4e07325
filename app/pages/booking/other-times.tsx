import { formatTime } from '#domain/format/date-time.ts';
import type { BookingState } from './booking-state.ts';

/** After a clash: the times that are still free, inside the form, so that nothing typed is lost. */
export function OtherTimes({ label, state }: { label: string; state: BookingState }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {state.slots
          .filter((slot) => slot.available)
          .map((slot) => (
            <label key={slot.start} className="figures inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="selectedTime"
                value={slot.start}
                className="size-5 accent-tide"
                onChange={() => state.chooseTime(slot.start)}
              />
              {formatTime(slot.start)}
            </label>
          ))}
      </div>
    </fieldset>
  );
}
