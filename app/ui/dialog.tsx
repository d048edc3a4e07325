import { type ComponentProps, type ReactNode, useId } from 'react';
import { say } from '#content/say.ts';
import { Button, type ButtonTone } from './button.tsx';
import { Icon } from './icon.tsx';

type DialogProps = {
  title: string;
  description: string;
  /** Text and look of the button that opens it. */
  trigger: string;
  triggerTone?: ButtonTone;
  triggerClassName?: string;
  children: ReactNode;
};

/**
 * A question before a step that cannot be taken back. The browser's own modal dialog, opened and closed by the
 * markup alone (invoker commands): focus stays inside, Esc closes, the focus returns. It needs no script.
 */
export function Dialog({
  title,
  description,
  trigger,
  triggerTone = 'outline',
  triggerClassName,
  children,
}: DialogProps) {
  const id = useId();
  return (
    <>
      <Button
        {...command('show-modal', id)}
        aria-haspopup="dialog"
        tone={triggerTone}
        className={triggerClassName}
      >
        {trigger}
      </Button>
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-xl bg-chalk p-6 text-ink shadow-float backdrop:bg-ink/60 sm:p-8"
      >
        <h2 id={`${id}-title`} className="pr-10 text-2xl">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-ink-soft">
          {description}
        </p>
        <div className="mt-6">{children}</div>
        <button
          type="button"
          aria-label={say('Close')}
          className="absolute top-4 right-4 grid size-11 place-items-center rounded-pill hover:bg-sand"
          {...command('close', id)}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </>
  );
}

/** Attributes by which a button opens or closes a dialog; React has no types for them yet. */
function command(name: 'show-modal' | 'close', id: string): ComponentProps<'button'> {
  return { command: name, commandfor: id, onClick: withoutInvokers(name, id) } as ComponentProps<'button'>;
}

/** For browsers without invoker commands, where a script opens the dialog. */
function withoutInvokers(name: 'show-modal' | 'close', id: string) {
  return () => {
    if ('command' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (name === 'close') dialog.close();
    else dialog.showModal();
  };
}
