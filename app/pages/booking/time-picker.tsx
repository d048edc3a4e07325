import { useMemo } from 'react';
import { cx } from '#app/ui/cx.ts';
import { say } from '#content/say.ts';
import { sayDate } from '#content/say-dates.ts';
import { MissedNote } from './missed-note.tsx';
import { ModeNote } from './mode-note.tsx';
import { MoreTimes } from './more-times.tsx';
import { NoTimes } from './no-times.tsx';
import { partOf } from './part-of.ts';
import { useRovingFocus } from './roving.ts';
import { TideOfDay } from './tide-of-day.tsx';
import { TimeButton } from './time-button.tsx';
import { ZonePicker } from './zone-picker.tsx';

/** While they load. */
const none: readonly string[] = [];

/** The times of a day, or the places that they will take. */
const columns =
  '-m-1 grid max-h-[33rem] grid-cols-2 gap-2.5 overflow-y-auto p-1 sm:grid-cols-3 xl:grid-cols-4';

const known = [
  ...(['date', 'time', 'loading', 'slots', 'mode', 'missed'] as const),
  ...(['zone', 'setZone', 'chooseTime'] as const),
] as const;

/** The times of the chosen date. Without JavaScript each one loads the page with the form for it. */
export const TimePicker = partOf(known, ({ view, state }) => {
  const { text, path, hostZone } = view;
  const { date, loading, slots, mode, zone } = state;
  const grid = useRovingFocus();
  const starts = useMemo(() => slots.filter((slot) => slot.available).map((slot) => slot.start), [slots]);
  const free = starts.length > 0;
  const tide = view.dates.find((day) => day.date === date)?.tide;
  // Where clocks are the same, knowing the visitor's zone changes nothing.
  const zones = useMemo(() => ({ host: hostZone, own: zone === hostZone ? null : zone }), [hostZone, zone]);
  // Hours that have passed or come too soon are not drawn one by one; only the one that was chosen says why.
  const tooSoon = slots.some(({ why }) => why === 'tooSoon');
  const drawn = slots.filter(
    ({ available, start, why }) => available || start === state.time || why === 'booked',
  );
  return (
    <form
      id="times"
      method="get"
      action={`${path}#details`}
      aria-labelledby="times-title"
      aria-busy={loading}
      className={cx(
        'flex scroll-mt-28 flex-col bg-foam p-5 sm:p-8',
        date && 'min-h-[22rem] lg:min-h-[26rem]',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (button instanceof HTMLButtonElement) state.chooseTime(button.value);
      }}
    >
      <div className="mb-5 grid gap-x-6 gap-y-2 xl:grid-cols-2">
        <div>
          <h2 id="times-title" tabIndex={-1} className="text-2xl">
            {text.times.title}
          </h2>
          <p className="mt-1 text-ink-soft text-sm">
            {!date && text.dates.none}
            {date && loading && text.times.loading}
            {date && !loading && sayDate(date)}
          </p>
          {tooSoon && free && !loading && (
            <p className="text-ink-soft text-sm">{say('Earlier times are too soon to book.')}</p>
          )}
        </div>
        <ZonePicker label={text.times.zone} hostZone={hostZone} choice={state} />
      </div>
      {date && <input type="hidden" name="date" value={date} />}
      {view.from && <input type="hidden" name="from" value={view.from} />}
      {!loading && date && <ModeNote text={text} mode={mode} />}
      {!loading && state.missed === 'time' && <MissedNote words={text.times.missed} />}
      {!loading && !free && <NoTimes view={view} date={date} />}
      {loading && <Waiting times={drawn.length || 12} />}
      {!loading && date && free && (
        <div ref={grid} className={columns}>
          {drawn.map((slot) => (
            <TimeButton
              key={slot.start}
              slot={slot}
              date={date}
              chosen={slot.start === state.time}
              why={slot.why && text.times[slot.why]}
              {...zones}
            />
          ))}
        </div>
      )}
      {!loading && date && <MoreTimes after={date} dates={view.dates} />}
      {date && tide && (
        <TideOfDay tide={tide} date={date} starts={loading ? none : starts} time={state.time} zones={zones} />
      )}
    </form>
  );
});

/** Reserves the space of the times while they load: as many as the day before had, since most days are alike. */
function Waiting({ times }: { times: number }) {
  return (
    <div aria-hidden="true" className={columns}>
      {Array.from({ length: times }, (_, place) => place).map((place) => (
        <span key={place} className="min-h-15 rounded-md bg-sand motion-safe:animate-pulse" />
      ))}
    </div>
  );
}
