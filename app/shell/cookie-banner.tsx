import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Hidden until the script finds that nothing was chosen; without a script nothing needs consent. */
export function CookieBanner() {
  return (
    <section
      id="cookie-banner"
      data-island="cookie-banner"
      data-load="now"
      aria-label="Cookies"
      hidden
      className="cookie-banner fixed inset-x-3 bottom-3 z-50 rounded-xl bg-foam p-5 shadow-float sm:right-auto sm:bottom-6 sm:left-6 sm:max-w-110 sm:p-6"
    >
      <p className="pr-10 text-sm leading-relaxed">
        With your agreement your browser remembers which page or campaign brought you here, until you close
        the tab. We see it only with a form that you send. Until you accept, nothing optional is stored. The
        details are in our{' '}
        <a href="/cookie-policy" className="link">
          Cookie Policy
        </a>
        .
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button tone="outline" size="sm" data-consent="declined" className="grow">
          Decline
        </Button>
        <Button tone="ink" size="sm" data-consent="accepted" className="grow">
          Accept All
        </Button>
      </div>
      <button
        type="button"
        data-consent="later"
        aria-label="Close without choosing"
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-pill hover:bg-sand"
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
