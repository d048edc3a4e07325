import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Textarea, TextInput } from '#app/ui/input.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatDate, formatTime } from '#domain/format/date-time.ts';
import { formatInstantDate, formatInstantTime, zoneName } from '#domain/format/instant.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import type { BookingState } from './use-booking.ts';
import type { BookingView } from './view.ts';

type DetailsFormProps = { view: BookingView; state: BookingState };

/** Who is calling about what, beside a summary of the chosen time. */
export function DetailsForm({ view, state }: DetailsFormProps) {
  const { text, values } = view;
  const { fields, sending, onRequest } = state;
  return (
    <form
      id="details"
      method="post"
      action="/book-discovery-call#details"
      noValidate
      aria-labelledby="details-title"
      className="scroll-mt-28 bg-foam p-5 sm:p-8 lg:col-span-2"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit(event.currentTarget);
      }}
    >
      <input type="hidden" name="idempotencyKey" value={view.idempotencyKey} />
      <input type="hidden" name="selectedDate" value={state.date ?? ''} />
      {state.time && <input type="hidden" name="selectedTime" value={state.time} />}
      {state.zone && <input type="hidden" name="visitorZone" value={state.zone} />}
      <h2 id="details-title" tabIndex={-1} className="mb-5 text-2xl">
        {text.details.title}
      </h2>
      {state.message && (
        <p
          role="alert"
          className="mb-5 flex max-w-[49rem] gap-2 rounded-md bg-danger-wash p-4 font-medium text-danger"
        >
          <Icon name="warning" className="mt-1" />
          {state.message}
        </p>
      )}
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-5 sm:grid-cols-2">
          {!state.time && <OtherTimes state={state} />}
          <Field id="name" label={text.details.name} error={fields.name}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                required
                maxLength={100}
                defaultValue={values.name}
              />
            )}
          </Field>
          <Field id="email" label={text.details.email} error={fields.email}>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                required
                maxLength={254}
                defaultValue={values.email}
              />
            )}
          </Field>
          <Field id="phone" label={text.details.phone} aside="Optional" error={fields.phone}>
            {(control) => (
              <TextInput
                {...control}
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={40}
                defaultValue={values.phone}
              />
            )}
          </Field>
          <Field id="company" label={text.details.company} aside="Optional" error={fields.company}>
            {(control) => (
              <TextInput
                {...control}
                name="company"
                autoComplete="organization"
                maxLength={150}
                defaultValue={values.company}
              />
            )}
          </Field>
          <Field
            id="message"
            label={text.details.message}
            aside="Optional"
            error={fields.message}
            className="sm:col-span-2"
          >
            {(control) => (
              <Textarea
                {...control}
                name="message"
                maxLength={5000}
                placeholder={text.details.messagePlaceholder}
                defaultValue={values.message}
              />
            )}
          </Field>
        </div>
        <div className="grid content-start gap-5">
          <Summary view={view} state={state} />
          <Button type="submit" size="lg" disabled={sending || !state.complete}>
            {sending ? text.buttons.booking : onRequest ? text.buttons.request : text.buttons.book}
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
    </form>
  );
}

function Summary({ view, state }: DetailsFormProps) {
  const { text } = view;
  if (!state.date || !state.time) return null;
  const at = zonedInstant(state.date, state.time, agencyZone);
  const own = state.zone && state.zone !== agencyZone ? state.zone : null;
  return (
    <div className="rounded-lg bg-mist p-5">
      <h3 className="mb-2 text-lg">{text.summary.title}</h3>
      <p className="font-semibold">{formatDate(state.date)}</p>
      <p className="mb-2 font-display text-3xl tabular-nums">{formatTime(state.time)}</p>
      <p className="text-sm">{text.summary.duration}</p>
      <p className="text-sm">{text.summary.timeZone}</p>
      {own && (
        <p className="mt-2 text-sm">
          {text.summary.yourTime}: {formatInstantDate(at, own)}, {formatInstantTime(at, own)} (
          {zoneName(at, own)})
        </p>
      )}
    </div>
  );
}

/** After a clash: the times that are still free, inside the form, so that nothing typed is lost. */
function OtherTimes({ state }: { state: BookingState }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 font-semibold text-sm">Choose another time</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {state.slots
          .filter((slot) => slot.available)
          .map((slot) => (
            <label key={slot.start} className="inline-flex min-h-11 items-center gap-2">
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
