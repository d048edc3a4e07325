import { cx } from '#app/ui/cx.ts';
import { say } from '#content/say.ts';
import { formatDate } from '#domain/format/date-time.ts';
import type { BookingState } from './booking-state.ts';
import { MissedNote } from './missed-note.tsx';
import { useRovingFocus } from './roving.ts';
import type { BookingView, DateView } from './view.ts';

/** From here on the number of free times says something. */
const fewLeft = 3;

type DatePickerProps = { view: BookingView; state: BookingState };

/** The next weekdays as buttons. Without JavaScript each one loads the page for its date. */
export function DatePicker({ view, state }: DatePickerProps) {
  const { text, dates, path } = view;
  const grid = useRovingFocus(2);
  return (
    <form
      method="get"
      action={`${path}#times`}
      aria-labelledby="dates-title"
      className="bg-foam p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (button instanceof HTMLButtonElement) state.chooseDate(button.value);
      }}
    >
      {view.from && <input type="hidden" name="from" value={view.from} />}
      <h2 id="dates-title" tabIndex={-1} className="text-2xl">
        {text.dates.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{text.dates.hint}</p>
      {state.missed === 'date' && <MissedNote words={text.dates.missed} />}
      <div ref={grid} className="grid grid-cols-2 gap-2.5">
        {dates.map((day) => (
          <DateButton key={day.date} day={day} chosen={day.date === state.date} />
        ))}
      </div>
    </form>
  );
}

function DateButton({ day, chosen }: { day: DateView; chosen: boolean }) {
  const times =
    day.free === 0
      ? say('no free times')
      : day.free === 1
        ? say('1 free time')
        : say('{count} free times', { count: day.free });
  return (
    <button
      type="submit"
      name="date"
      value={day.date}
      aria-pressed={chosen}
      className={cx(
        'grid min-h-17 grid-cols-[1fr_auto] content-center items-center gap-x-2 rounded-md border-[1.5px] px-3 py-2 text-left transition-colors sm:px-4',
        chosen && 'border-ink bg-ink text-chalk',
        !chosen && day.free > 0 && 'border-edge bg-foam hover:border-ink hover:bg-sand',
        !chosen && day.free === 0 && 'border-sand-deep bg-sand text-ink-soft',
      )}
    >
      <span className="figures font-semibold">
        {day.label}
        {/* The name in full, beginning with what is seen. */}
        <span className="sr-only">{`, ${formatDate(day.date)}, ${times}`}</span>
      </span>
      <span aria-hidden="true" className={cx('figures text-xs', chosen ? 'text-chalk' : 'text-ink-soft')}>
        {day.free === 0 ? say('None free') : day.free <= fewLeft && say('{count} left', { count: day.free })}
      </span>
      <span aria-hidden="true" className="col-span-2 text-sm">
        {day.weekday}
      </span>
    </button>
  );
}
