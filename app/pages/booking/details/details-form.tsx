import { useEffect, useRef, useState } from 'react';
import { watchLengths } from '#app/browser/lengths.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import { partOf } from '#app/pages/booking/times/part-of.ts';
import type { BookingView } from '#app/pages/booking/view.ts';
import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { isOnRequest } from '#domain/booking/mode.ts';
import { CallSummary, ChosenLine } from './call-summary.tsx';
import { DetailsFields } from './details-fields.tsx';
import { FormMessage } from './form-message.tsx';
import { OtherTimes } from './other-times.tsx';
import { ShownFields } from './shown-fields.tsx';

type DetailsFormProps = { view: BookingView; state: BookingState };

/**
 * The form for the details, beside a summary of the chosen time. Until one is chosen nobody sees it: what it shows is
 * then left to a moment in which the browser has nothing else to do.
 */
export function DetailsForm({ view, state }: DetailsFormProps) {
  const { idempotencyKey, formToken, holdToken, attribution } = view;
  const isDrawn = useSoon(state.showDetails);
  const { form, filled, look } = useFilled(isDrawn);
  return (
    <form
      ref={form}
      id="details"
      method="post"
      action={`${view.path}#details`}
      noValidate
      hidden={!state.showDetails}
      aria-labelledby={isDrawn ? 'details-title' : undefined}
      className="scroll-mt-28 bg-foam p-5 sm:p-8 lg:col-span-2"
      onInput={look}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit(event.currentTarget);
      }}
    >
      <HiddenFields hidden={{ idempotencyKey, formToken, holdToken, ...(attribution && { attribution }) }} />
      <input type="hidden" name="selectedDate" value={state.date ?? ''} />
      {state.time && <input type="hidden" name="selectedTime" value={state.time} />}
      <ShownFields view={view} state={state} />
      {view.from && <input type="hidden" name="from" value={view.from} />}
      {state.zone && <input type="hidden" name="visitorZone" value={state.zone} />}
      {isDrawn && <Details view={view} state={state} filled={filled} />}
    </form>
  );
}

const known = [
  ...(['showDetails', 'date', 'time', 'zone', 'mode', 'slots', 'hold', 'live'] as const),
  ...(['sending', 'fields', 'message', 'failed', 'goBack', 'chooseTime'] as const),
] as const;
type DetailsProps = { view: BookingView; filled: boolean; state: Pick<BookingState, (typeof known)[number]> };

function drawDetails({ view, state, filled }: DetailsProps) {
  const { text } = view;
  const { sending, live } = state;
  const action = isOnRequest(state.mode) ? text.buttons.request : text.buttons.book;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 lg:mb-5">
        <h2 id="details-title" tabIndex={-1} className="text-2xl">
          {text.details.title}
        </h2>
        {live && (
          <Button tone="quiet" size="sm" icon="arrow-left" className="max-sm:-ml-2" onClick={state.goBack}>
            {text.buttons.again}
          </Button>
        )}
      </div>
      <ChosenLine view={view} state={state} />
      <FormMessage view={view} state={state} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5 sm:grid-cols-2 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:content-stretch">
          {!state.time && state.showDetails && <OtherTimes view={view} state={state} />}
          <DetailsFields
            text={text.details}
            ring={view.how?.ring ?? null}
            values={view.values}
            errors={state.fields}
          />
        </div>
        <div className="empty:hidden lg:col-start-2 lg:row-start-1">
          <CallSummary view={view} state={state} />
        </div>
        <div className="grid content-start gap-5 lg:col-start-2">
          {/* Without scripts nobody could enable it again, so it is only ever disabled by them. */}
          <Button type="submit" size="lg" disabled={live && (sending || !filled)}>
            {sending ? text.buttons.booking : action}
          </Button>
          <p className="text-ink-soft text-sm">
            {text.privacy.text}{' '}
            <a href="/privacy-policy" className="link">
              {text.privacy.link}
            </a>
            .
          </p>
        </div>
      </div>
    </>
  );
}

const Details = partOf(known, drawDetails, ({ showDetails }) => showDetails);

/** Whether it is time to draw what is wanted soon. */
function useSoon(isWanted: boolean): boolean {
  const [isDue, setDue] = useState(isWanted);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return isDue || isWanted;
}

/** Whether name and e-mail are filled in (specification, section 5), also by the browser itself. */
function useFilled(isDrawn: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState(false);
  const look = () => {
    const values = form.current && new FormData(form.current);
    const has = (name: string) => String(values?.get(name) ?? '').trim() !== '';
    setFilled(has('name') && has('email'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the browser has filled in
  useEffect(() => {
    if (!isDrawn || !form.current) return;
    look();
    return watchLengths(form.current);
  }, [isDrawn]);
  return { form, filled, look };
}
