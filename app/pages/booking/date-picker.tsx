import { cx } from '#app/ui/cx.ts';
import type { BookingText } from '#content/schema/booking.ts';
import { formatDate } from '#domain/format/date-time.ts';
import type { DateView } from './view.ts';

type DatePickerProps = {
  text: BookingText;
  dates: DateView[];
  chosen: string | null;
  onChoose: (date: string) => void;
};

/** The next weekdays as buttons. Without JavaScript each one loads the page for its date. */
export function DatePicker({ text, dates, chosen, onChoose }: DatePickerProps) {
  return (
    <form
      method="get"
      action="/book-discovery-call#times"
      aria-labelledby="dates-title"
      className="bg-foam p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (button instanceof HTMLButtonElement) onChoose(button.value);
      }}
    >
      <h2 id="dates-title" className="text-2xl">
        {text.dates.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{text.dates.hint}</p>
      <div className="grid grid-cols-2 gap-2.5">
        {dates.map((day) => (
          <DateButton key={day.date} day={day} chosen={day.date === chosen} />
        ))}
      </div>
    </form>
  );
}

function DateButton({ day, chosen }: { day: DateView; chosen: boolean }) {
  const times = day.free === 0 ? 'no free times' : day.free === 1 ? '1 free time' : `${day.free} free times`;
  return (
    <button
      type="submit"
      name="date"
      value={day.date}
      aria-pressed={chosen}
      aria-label={`${day.label === 'Today' ? 'Today, ' : ''}${formatDate(day.date)}, ${times}`}
      className={cx(
        'grid min-h-16 content-center rounded-md border-[1.5px] px-4 py-2 text-left transition-colors',
        chosen && 'border-ink bg-ink text-chalk',
        !chosen && day.free > 0 && 'border-edge bg-foam hover:border-ink',
        !chosen && day.free === 0 && 'border-sand-deep bg-sand text-ink-soft',
      )}
    >
      <span className="font-semibold">{day.label}</span>
      <span className="text-sm">{day.weekday}</span>
    </button>
  );
}
