import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

type ProviderProps = { children: ReactNode };

/** Wraps the part of a page that has tooltips: they open after 700 ms, the next one within 300 ms at once. */
export function TooltipProvider({ children }: ProviderProps) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = { text: string; children: ReactNode };

/** A hint for one control (a single focusable element). Never the only place of a piece of information. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-60 max-w-72 rounded-md bg-ink px-3.5 py-2 text-chalk text-sm leading-snug shadow-raised"
        >
          {text}
          <Radix.Arrow width={12} height={6} className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
