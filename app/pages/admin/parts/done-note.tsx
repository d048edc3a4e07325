import type { ReactNode } from 'react';
import { usePlaceToGo } from './use-place-to-go.ts';

/** Says on the page that what was asked for is done. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <p
      ref={usePlaceToGo<HTMLParagraphElement>()}
      tabIndex={-1}
      role="status"
      className="mb-6 max-w-[38rem] rounded-lg bg-sand p-4 font-medium"
    >
      {children}
    </p>
  );
}
