import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/** Says that somebody else has saved since the page was opened. Saved from further down, it would be said out of sight. */
export function OldPageNote({ message, children }: { message: ReactNode; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid scroll-mt-24 gap-3 rounded-md bg-danger-wash p-4 text-sm"
    >
      <p className="flex gap-2 font-medium text-danger">
        <Icon name="warning" className="mt-[0.2em]" />
        {message}
      </p>
      {children}
    </div>
  );
}
