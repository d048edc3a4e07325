import type { ReactNode } from 'react';
import { WholeParts } from '#app/pages/booking/whole-parts.tsx';
import { cx } from '#app/ui/cx.ts';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { say } from '#content/say.ts';
import type { TideThen } from '#domain/shore/tide-then.ts';

type CallTicketProps = {
  /** As read on the visitor's clock. */
  date: string;
  time: string;
  /** What the sea does when the call begins. */
  tide?: TideThen | null | undefined;
  /** The call will not be held. */
  struck?: boolean;
  /** Zone and length. */
  facts: ReactNode;
  /** How it is held, with the form for a number that is still wanted. */
  children?: ReactNode;
};

/** One call as a slip to keep: when, how long, and how. */
export function CallTicket({ date, time, tide, struck = false, facts, children }: CallTicketProps) {
  return (
    <div className="relative overflow-hidden rounded-xl bg-mist p-6 pb-22 sm:p-8 sm:pb-30">
      <TideLines
        then={tide?.sea}
        className="pointer-events-none absolute inset-x-0 bottom-0 h-20 w-full text-tide/55 sm:h-28"
      />
      <p className="sr-only">{say('{date} at {time}', { date, time })}</p>
      <p aria-hidden="true" className="font-semibold text-lg">
        <WholeParts text={date} />
      </p>
      <p aria-hidden="true" className={cx('figures display mt-1 text-5xl', struck && 'line-through')}>
        {time}
      </p>
      {tide && (
        <p className="relative mt-2 font-semibold text-tide-deep">
          {tide.rising
            ? say('Tide in Scarborough then: {level} m and rising', { level: tide.level })
            : say('Tide in Scarborough then: {level} m and falling', { level: tide.level })}
        </p>
      )}
      <div className="relative mt-3 text-sm">{facts}</div>
      <div className="relative mt-4 border-ink/15 border-t pt-4 empty:hidden sm:mt-5 sm:pt-5">{children}</div>
    </div>
  );
}
