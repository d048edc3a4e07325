import { type ReactNode, useEffect, useState } from 'react';
import { Toaster } from '#app/ui/toaster.tsx';

type CalendarPageProps = { title: string; intro: ReactNode; children: ReactNode };

/** The frame of the calendar's helper pages, with the place where their toasts appear. */
export function CalendarPage({ title, intro, children }: CalendarPageProps) {
  // The toaster positions itself with styles, which the server must not send.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <>
      <h1 className="mb-3 text-3xl">{title}</h1>
      <div className="mb-8 max-w-[49rem]">{intro}</div>
      {children}
      {alive && <Toaster />}
    </>
  );
}
