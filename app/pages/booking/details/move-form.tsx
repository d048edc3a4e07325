import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import type { BookingView, MovingView } from '#app/pages/booking/view.ts';
import { Button } from '#app/ui/button.tsx';
import { isOnRequest } from '#domain/booking/mode.ts';
import { CallSummary } from './call-summary.tsx';
import { FormMessage } from './form-message.tsx';
import { OtherTimes } from './other-times.tsx';
import { ShownFields } from './shown-fields.tsx';

type MoveFormProps = { view: BookingView; state: BookingState; moving: MovingView };

/** Old time, new time, and the button that moves the call: a plain form with and without scripts. */
export function MoveForm({ view, state, moving }: MoveFormProps) {
  const { text } = moving;
  const asks = isOnRequest(state.mode);
  return (
    <form
      id="details"
      method="post"
      action={`${view.path}#details`}
      hidden={!state.showDetails}
      aria-labelledby="details-title"
      className="scroll-mt-28 bg-foam p-5 sm:p-8 lg:col-span-2"
    >
      <input type="hidden" name="moveKey" value={moving.moveKey} />
      <input type="hidden" name="holdToken" value={view.holdToken} />
      <input type="hidden" name="selectedDate" value={state.date ?? ''} />
      {state.time && <input type="hidden" name="selectedTime" value={state.time} />}
      <ShownFields view={view} state={state} />
      <h2 id="details-title" tabIndex={-1} className="mb-5 text-2xl">
        {text.move.confirmTitle}
      </h2>
      <FormMessage view={view} state={state} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {moving.fromText && (
          <div className="rounded-lg bg-sand p-5">
            <h3 className="mb-3 font-sans font-semibold text-sm tracking-normal">{text.move.from}</h3>
            <p className="text-balance text-ink-soft text-lg line-through">{moving.fromText}</p>
          </div>
        )}
        {state.time ? (
          <CallSummary view={view} state={state} title={text.move.to} />
        ) : (
          state.showDetails && <OtherTimes view={view} state={state} />
        )}
        {asks && (
          <p className="rounded-md bg-beacon-wash p-4 sm:col-span-2 lg:col-span-1">
            {text.move.requestWarning}
          </p>
        )}
        <p className="self-end sm:col-span-2 lg:col-span-1">
          <Button type="submit" size="lg" className="w-full">
            {asks ? text.move.requestButton : text.move.button}
          </Button>
        </p>
      </div>
    </form>
  );
}
