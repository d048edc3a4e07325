import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { consent as text } from '#content/consent.ts';

/** Hidden until the script finds that nothing was chosen; without a script nothing needs consent. */
export function CookieBanner() {
  return (
    <section
      id="cookie-banner"
      data-island="cookie-banner"
      data-load="now"
      aria-label={text.name}
      hidden
      className="cookie-banner"
    >
      <p className="text-pretty text-sm leading-snug">
        {text.question} {text.details.lead}{' '}
        <a href={text.details.to} className="link text-spray!">
          {text.details.label}
        </a>
        .
      </p>
      {/* Both answers are of one size: neither is easier to give (ICO). */}
      <div className="grid grid-cols-[1fr_1fr_auto] items-center gap-2.5">
        <Button tone="chalk" size="sm" data-consent="declined">
          {text.decline}
        </Button>
        <Button tone="chalk" size="sm" data-consent="accepted">
          {text.accept}
        </Button>
        <button
          type="button"
          data-consent="later"
          aria-label={text.later}
          className="grid size-11 place-items-center rounded-pill hover:bg-foam/15 -mr-2.5"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
