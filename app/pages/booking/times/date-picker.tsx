import { memo } from 'react';
import type { DateView } from '#app/pages/booking/view.ts';
import { cx } from '#app/ui/cx.ts';
import { say } from '#content/say.ts';
import { sayDate } from '#content/say-dates.ts';
import { MissedNote } from './missed-note.tsx';
import { partOf } from './part-of.ts';
import { isShort } from './parts-of-day.ts';
import { useRovingFocus } from './roving.ts';
import { Steps } from './steps.tsx';
import { roomOfTide } from './tide-of-day.tsx';
import { inWeeks } from './weeks.ts';

/** From here on the number of free times says something. */
export const fewLeft = 3;
/** For what stands elsewhere and chooses a date, too. */
export const datesForm = 'dates';

const known = ['date', 'time', 'slots', 'pressedDate', 'missed', 'chooseDate', 'showDetails'] as const;

/** The next weekdays as buttons, a week a row. Without JavaScript each one loads the page for its date. */
export const DatePicker = partOf(known, ({ view, state }) => {
  const { text, dates, path } = view;
  const weeks = inWeeks(dates.map(({ date }) => date));
  const grid = useRovingFocus(() => weeks.cells);
  return (
    <form
      id={datesForm}
      method="get"
      action={`${path}#times`}
      aria-labelledby="dates-title"
      className={cx(
        'bg-foam px-5 py-2 sm:p-8',
        dates.some(({ tide }) => tide) && !isShort(state) && roomOfTide,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (button instanceof HTMLButtonElement) state.chooseDate(button.value);
      }}
    >
      {view.from && <input type="hidden" name="from" value={view.from} />}
      <div className="row-head gap-y-1 max-sm:flex max-sm:flex-col-reverse sm:grid sm:grid-cols-2">
        <h2 id="dates-title" tabIndex={-1} className="text-2xl">
          {text.dates.title}
        </h2>
        <p className="mt-1 text-ink-soft text-sm max-sm:hidden sm:col-span-2">{text.dates.hint}</p>
        {!view.moving && <Steps of={[say('Date'), say('Time'), text.details.title]} now={stepOf(state)} />}
      </div>
      {state.missed === 'date' && <MissedNote words={text.dates.missed} />}
      <div ref={grid} className={cx('row-dates mt-2 grid gap-1.5 sm:mt-5', weeks.grid)}>
        {dates.map((day, place) => (
          <DateButton
            key={day.date}
            day={day}
            chosen={day.date === (state.pressedDate ?? state.date)}
            at={weeks.starts[place]}
          />
        ))}
      </div>
    </form>
  );
});

const stepOf = ({ date, showDetails }: { date: string | null; showDetails: boolean }) =>
  showDetails ? 2 : date ? 1 : 0;

type DateButtonProps = { day: DateView; chosen: boolean; at: string | undefined };

/** Drawn anew only where something of it has changed. */
const DateButton = memo(({ day, chosen, at }: DateButtonProps) => {
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
        'grid min-h-11 content-center gap-y-0.5 rounded-md border-[1.5px] py-0.5 text-center leading-tight transition-colors sm:min-h-16 sm:grid-cols-[auto_1fr] sm:items-baseline sm:px-2.5 sm:text-left lg:min-h-24 lg:max-xl:px-1.5',
        at,
        chosen && 'border-ink bg-ink text-chalk',
        !chosen && day.free > 0 && 'border-edge bg-foam hover:border-ink hover:bg-sand',
        day.free === 0 && 'is-full',
        !chosen && day.free === 0 && 'border-sand-deep bg-sand text-ink-soft',
      )}
    >
      <span aria-hidden="true" className={cx('text-xs sm:text-sm', !chosen && 'text-ink-soft')}>
        {day.weekday.slice(0, 3)}
      </span>
      <span className="figures font-semibold max-sm:text-sm sm:col-span-2">
        <span className={cx(day.free === 0 && 'line-through')}>{day.label}</span>
        {/* The name in full, beginning with what is seen. */}
        <span className="sr-only">{`, ${sayDate(day.date)}, ${times}`}</span>
      </span>
      {day.free > 0 && day.free <= fewLeft && (
        <span
          aria-hidden="true"
          className={cx(
            'figures text-xs max-sm:tracking-tighter sm:col-start-2 sm:row-start-1 sm:text-right',
            chosen ? 'text-chalk' : 'text-ink-soft',
          )}
        >
          {say('{count} left', { count: day.free })}
        </span>
      )}
    </button>
  );
});
