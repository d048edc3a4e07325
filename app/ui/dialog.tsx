import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DialogProps = {
  title: string;
  description?: string;
  /** A single focusable element that opens it. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A modal question or form. Focus stays inside, Esc and the cross close it. For hydrated places. */
export function Dialog({ title, description, trigger, children, open, onOpenChange }: DialogProps) {
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-ink/60" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-xl bg-chalk p-6 shadow-float sm:p-8"
        >
          <Radix.Title className="pr-10 text-2xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
          <div className="mt-6">{children}</div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-pill hover:bg-sand"
          >
            <Icon name="close" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog around it. Takes one button as its child. */
export const DialogClose = Radix.Close;
