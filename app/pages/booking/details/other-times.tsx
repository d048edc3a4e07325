import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import { useRovingFocus } from '#app/pages/booking/times/roving.ts';
import { SlotTime } from '#app/pages/booking/times/slot-time.tsx';
import type { BookingView } from '#app/pages/booking/view.ts';

type OtherTimesProps = {
  view: BookingView;
  state: Pick<BookingState, 'date' | 'live' | 'zone' | 'slots' | 'chooseTime'>;
};

/** The times that are still free after a clash, inside the form, so that nothing typed is lost. */
export function OtherTimes({ view, state }: OtherTimesProps) {
  const { date, live } = state;
  const places = useRovingFocus();
  if (!date) return null;
  const zones = { host: view.hostZone, own: state.zone };
  const free = state.slots.filter((slot) => slot.available);
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 font-semibold text-sm">{view.text.buttons.again}</legend>
      <div ref={places} className="figures flex flex-wrap gap-2.5">
        {free.map(({ start }) =>
          live ? (
            <button
              key={start}
              type="button"
              className="min-h-11 rounded-md border-[1.5px] border-edge bg-foam px-4 hover:border-ink hover:bg-sand"
              onClick={() => state.chooseTime(start)}
            >
              <SlotTime date={date} start={start} zones={zones} />
            </button>
          ) : (
            <label key={start} className="inline-flex min-h-11 items-center gap-2 pr-3">
              <input type="radio" name="selectedTime" value={start} className="size-5 accent-tide" />
              <SlotTime date={date} start={start} zones={zones} />
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
