import { ContactWays } from './contact-ways.tsx';
import type { BookingView } from './view.ts';

/** No calls can be booked online: the other ways to get one. */
export function ClosedPanel({ view }: { view: BookingView }) {
  return (
    <div className="rounded-xl bg-sand p-6 sm:p-10">
      <h2 id="closed-title" tabIndex={-1} className="mb-3 scroll-mt-28 text-3xl">
        {view.text.closed.title}
      </h2>
      <p className="mb-6 max-w-[40rem]">{view.text.closed.text}</p>
      <ContactWays contact={view.contact} />
    </div>
  );
}
