import type { ReactNode } from 'react';
import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import type { SentView } from './form-view.ts';

type SentHeadProps = {
  /** Where the server's address leads, if elsewhere: a browser gives the focus to it. The thanks of an island have none. */
  id?: string;
  /** May hold {{name}}, where the visitor is greeted. */
  title: string;
  text: string;
  /** Null in the copy that the island puts in the form's place: it fills in the name itself. */
  sent?: SentView | null;
  /** Looks of the heading. */
  className: string;
};

/** The thanks of a form, which are the page's heading. It takes the focus when it appears. */
export function SentHead({ title, text, sent, id = sent ? 'enquiry' : undefined, className }: SentHeadProps) {
  const [before, after] = title.split('{{name}}');
  return (
    <>
      <h1
        id={id}
        data-sent-title
        tabIndex={-1}
        className={cx('outline-none', id && 'scroll-mt-96', className)}
      >
        {before}
        {after !== undefined && (
          <span data-sent-name className="wrap-anywhere">
            {sent?.name}
          </span>
        )}
        {after}
      </h1>
      <p className="mt-4 max-w-[34em] text-lg">{text}</p>
    </>
  );
}

type SentSpreadProps = { head: ReactNode; steps: ReactNode; children: ReactNode };

/** Thanks on a card: below their words what comes next, and beside that what can be done now. */
export function SentSpread({ head, steps, children }: SentSpreadProps) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-9 lg:grid-cols-2">
      <div className="lg:col-span-2">{head}</div>
      {steps}
      <div className="grid content-start gap-9">{children}</div>
    </div>
  );
}

type SentBookingProps = {
  booking: { text: string; label: string; to: string };
  sent: SentView | null;
};

/** The link to a booking, with the form filled in. The island adds the reference to its own copy. */
export function SentBooking({ booking, sent }: SentBookingProps) {
  return (
    <div className="rounded-lg bg-mist p-5 sm:p-6">
      <p className="mb-4 max-w-[30em] font-semibold">{booking.text}</p>
      <LinkButton data-sent-booking href={sent ? `${booking.to}?from=${sent.from}` : booking.to} icon="arrow">
        {booking.label}
      </LinkButton>
    </div>
  );
}
