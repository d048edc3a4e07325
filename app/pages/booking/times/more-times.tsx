import type { DateView } from '#app/pages/booking/view.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { say } from '#content/say.ts';
import { datesForm, fewLeft } from './date-picker.tsx';

type MoreTimesProps = {
  /** The date that is shown. */
  after: string;
  dates: readonly DateView[];
};

/** Where a date has few times left: the next one that has more. It is a button of the form of dates. */
export function MoreTimes({ after, dates }: MoreTimesProps) {
  const shown = dates.find(({ date }) => date === after);
  const next = dates.find(({ date, free }) => date > after && free > fewLeft);
  if (!next || !shown || shown.free > fewLeft) return null;
  return (
    <p className="more-times mt-5 -ml-2">
      <button
        type="submit"
        form={datesForm}
        name="date"
        value={next.date}
        className={buttonClass({ tone: 'quiet' })}
      >
        {say('More times on {date}', { date: `${next.weekday}, ${next.label}` })}
        <Icon name="arrow" />
      </button>
    </p>
  );
}
