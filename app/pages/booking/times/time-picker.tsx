import { Fragment, useMemo } from 'react';
import { cx } from '#app/ui/cx.ts';
import { say } from '#content/say.ts';
import { sayDate } from '#content/say-dates.ts';
import { MissedNote } from './missed-note.tsx';
import { ModeNote } from './mode-note.tsx';
import { MoreTimes } from './more-times.tsx';
import { NoTimes } from './no-times.tsx';
import { partOf } from './part-of.ts';
import { cellsOf, drawnOf, inParts, isShort } from './parts-of-day.ts';
import { useRovingFocus } from './roving.ts';
import { roomOfTide, TideOfDay } from './tide-of-day.tsx';
import { columnsOf, depthAt, gapsOf, perLine, places } from './tide-row.ts';
import { TimeButton } from './time-button.tsx';
import { ZonePicker } from './zone-picker.tsx';

/** While they load. */
const none: readonly string[] = [];

/** The times of a day, or the places that they will take: groups share the columns, and each begins a row. */
const columns =
  'row-times -m-1.5 grid max-h-[36rem] grid-cols-2 gap-2 sm:gap-2.5 overflow-y-auto p-1.5 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-3';

const known = [
  ...(['date', 'time', 'pressedTime', 'loading', 'slots', 'mode', 'missed'] as const),
  ...(['zone', 'setZone', 'chooseTime'] as const),
] as const;

/** The times of the chosen date. Without JavaScript each one loads the page with the form for it. */
export const TimePicker = partOf(known, ({ view, state }) => {
  const { text, path, hostZone } = view;
  const { date, loading, slots, mode, zone } = state;
  const starts = useMemo(() => slots.filter((slot) => slot.available).map((slot) => slot.start), [slots]);
  const free = starts.length > 0;
  const tide = view.dates.find((day) => day.date === date)?.tide;
  // Where clocks are the same, knowing the visitor's zone changes nothing.
  const zones = useMemo(() => ({ host: hostZone, own: zone === hostZone ? null : zone }), [hostZone, zone]);
  const tooSoon = slots.some(({ why }) => why === 'tooSoon');
  const drawn = drawnOf(state);
  const parts = inParts(drawn, date, zones);
  const across = !isShort(state);
  const { row } = view;
  /** Where times stand on the tide: the empty columns around them. */
  const gaps = (loading || free) && row && date && tide && gapsOf(row, drawn, date, zones);
  const grid = useRovingFocus((across) =>
    gaps && row && across === perLine ? columnsOf(row, drawn) : cellsOf(parts, across),
  );
  return (
    <form
      id="times"
      method="get"
      action={`${path}#details`}
      aria-labelledby="times-title"
      aria-busy={loading}
      className={cx(
        'relative flex scroll-mt-28 flex-col bg-foam px-5 pt-2 pb-4 sm:p-8',
        date && 'min-h-[22rem]',
        tide && across && roomOfTide,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (button instanceof HTMLButtonElement) state.chooseTime(button.value);
      }}
    >
      <div className="row-head mb-3 grid grid-cols-2 gap-x-6 sm:mb-5">
        <h2 id="times-title" tabIndex={-1} className="text-2xl">
          {text.times.title}
        </h2>
        <div className="mt-1 text-ink-soft text-sm max-sm:col-span-full">
          <p>
            {!date && text.dates.none}
            {date && loading && text.times.loading}
            {date && !loading && sayDate(date)}
          </p>
          {tooSoon && free && !loading && <p>{say('Earlier times are too soon to book.')}</p>}
        </div>
        <ZonePicker label={text.times.zone} hostZone={hostZone} choice={state} />
      </div>
      {date && <input type="hidden" name="date" value={date} />}
      {view.from && <input type="hidden" name="from" value={view.from} />}
      {!loading && date && <ModeNote text={text} mode={mode} />}
      {!loading && state.missed === 'time' && <MissedNote words={text.times.missed} />}
      <div className={gaps ? 'tide-row' : 'contents'}>
        {date && tide && (
          <TideOfDay
            tide={tide}
            date={date}
            starts={loading ? none : starts}
            time={state.time}
            zones={zones}
            across={across}
            row={row}
          />
        )}
        {!loading && !free && <NoTimes view={view} date={date} />}
        {date && (loading || free) && (
          <div ref={grid} className={columns}>
            {loading && parts.length === 0 && usual.map((place) => <Waiting key={place} />)}
            {parts.map(({ title, slots: some }, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset has a box of its own
              <div
                key={some[0]?.start}
                role="group"
                aria-labelledby={`part-of-day-${place}`}
                className="contents"
              >
                <h3
                  id={`part-of-day-${place}`}
                  className={cx('col-span-full text-ink-soft text-sm', place > 0 && 'mt-1.5')}
                >
                  {title}
                </h3>
                {some.map((slot) => (
                  <Fragment key={slot.start}>
                    {gaps && empty(gaps[drawn.indexOf(slot)])}
                    <div className={gaps ? 'time-on-tide' : 'contents'}>
                      {gaps && tide && <svg aria-hidden="true" height={depthAt(tide, slot.start)} />}
                      {loading ? (
                        <Waiting />
                      ) : (
                        <TimeButton
                          slot={slot}
                          date={date}
                          chosen={slot.start === (state.pressedTime ?? state.time)}
                          why={slot.why && text.times[slot.why]}
                          {...zones}
                        />
                      )}
                    </div>
                  </Fragment>
                ))}
                {gaps && some.at(-1) === drawn.at(-1) && empty(gaps.at(-1))}
              </div>
            ))}
          </div>
        )}
      </div>
      {!loading && date && <MoreTimes after={date} dates={view.dates} />}
    </form>
  );
});

/** Columns of the tide without a time. */
const empty = (columns = 0) => places(columns).map((place) => <span key={place} className="no-time" />);

/** How many times a day usually has, where none is known. */
const usual = places(12);

/** Reserves the space of a time while the day loads: there are as many as on the day before, since most days are alike. */
function Waiting() {
  return (
    <span aria-hidden="true" className="min-h-13 sm:min-h-15 rounded-md bg-sand motion-safe:animate-pulse" />
  );
}
