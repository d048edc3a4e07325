import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { say } from '#content/say.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { watchSpaceBelow } from './space-below.ts';
import { currentToast, dismissToast, subscribeToToast } from './toast-store.ts';

/**
 * Where toasts appear: one at a time, 5,000 ms, errors until they are dismissed, a swipe of 50 px to the right
 * closes, F8 moves the focus here. Once per hydrated root; `showToast` of `toast-store.ts` fills it.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const place = useAboveBanner();
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label={say('Notification')}>
      {toast && (
        <Radix.Root
          key={toast.id}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          duration={toast.tone === 'error' ? Number.POSITIVE_INFINITY : 5000}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={cx(
            'relative grid gap-1 rounded-lg py-4 pr-14 pl-5 shadow-float',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            toast.tone === 'error' ? 'bg-danger text-foam' : 'bg-ink text-chalk',
          )}
        >
          <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className="text-sm">{toast.description}</Radix.Description>
          )}
          <Radix.Close
            aria-label={say('Dismiss')}
            className="on-ink absolute top-2 right-2 grid size-11 place-items-center rounded-pill hover:bg-foam/15"
          >
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={place}
        label={`${say('Notification')} ({hotkey})`}
        hotkey={['F8']}
        // Above the cookie banner (shell/cookie-banner.tsx), which stands on the same side; a translation causes no
        // layout shift. Over a result it lies on the bar, where it covers nothing of what was done.
        className="fixed right-0 bottom-0 z-60 w-full max-w-[420px] -translate-y-[var(--banner-space,0px)] p-4 outline-none sent:top-0 sent:bottom-auto sent:translate-y-0 sent:max-sm:p-2 empty:hidden"
      />
    </Radix.Provider>
  );
}

/** Keeps a place above the cookie banner, where the page has one. */
function useAboveBanner() {
  const place = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [banner, { current }] = [document.getElementById('cookie-banner'), place];
    if (!banner || !current) return;
    return watchSpaceBelow(banner, (pixels) => current.style.setProperty('--banner-space', `${pixels}px`));
  }, []);
  return place;
}
