import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tab = { value: string; label: string; content: ReactNode };

type TabsProps = { label: string; tabs: Tab[]; defaultValue?: string; className?: string | undefined };

/** Tabs with arrow keys, Home and End (automatic activation). Panels stay in the document. For hydrated places. */
export function Tabs({ label, tabs, defaultValue, className }: TabsProps) {
  return (
    <Radix.Root defaultValue={defaultValue ?? tabs[0]?.value ?? ''} className={className}>
      <Radix.List aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className={cx('pt-6 data-[state=inactive]:hidden')}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** The looks, for tabs that are enhanced from server markup instead. */
export const tabListClass = 'flex gap-x-7 gap-y-1 overflow-x-auto border-sand-deep border-b-[1.5px]';
export const tabClass =
  'relative min-h-12 shrink-0 whitespace-nowrap font-semibold text-ink-soft transition-colors hover:text-ink ' +
  'aria-selected:text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-pill ' +
  'aria-selected:after:bg-beacon focus-visible:outline-offset-[-3px]';
