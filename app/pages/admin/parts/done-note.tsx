import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Says on the page that what was asked for is done. Whoever was led here by a button that is gone gets a place: a
 * keyboard would begin anew at the top, and a status that comes with its page is not read out.
 */
export function DoneNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null);
  const isFollowed = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isFollowed && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isFollowed]);
  return (
    <p
      ref={note}
      tabIndex={-1}
      role="status"
      className="mb-6 max-w-[38rem] rounded-lg bg-sand p-4 font-medium"
    >
      {children}
    </p>
  );
}
