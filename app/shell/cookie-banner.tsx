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
      className="cookie-banner fixed inset-x-0 bottom-0 z-50 grid gap-x-6 gap-y-2 bg-tide-deep px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] text-chalk on-ink shadow-float max-md:border-chalk/25 max-md:border-t md:right-4 md:bottom-4 md:left-auto md:max-w-fit md:grid-cols-[minmax(0,16rem)_auto] md:items-center md:rounded-lg md:py-3 md:pr-2 md:pl-5 md:ring-1 md:ring-chalk/20"
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
          className="grid size-11 place-items-center rounded-pill hover:bg-foam/15 max-md:-mr-2.5"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
