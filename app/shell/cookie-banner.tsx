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
      className="cookie-banner fixed inset-x-3 bottom-3 z-50 grid gap-x-8 gap-y-3.5 rounded-xl bg-ink p-4.5 text-chalk on-ink shadow-float ring-1 ring-chalk/20 sm:inset-x-6 sm:bottom-6 sm:p-6 md:max-w-224 md:grid-cols-[1fr_auto] md:items-center md:py-5 md:pr-16"
    >
      <p className="text-sm leading-snug">
        {/* Keeps the lines beside the cross short, and no others. */}
        <span aria-hidden="true" className="float-right h-8 w-8 md:hidden" />
        {text.question} {text.details.lead}{' '}
        <a href={text.details.to} className="link text-spray!">
          {text.details.label}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-2.5 md:flex-nowrap">
        <Button tone="chalk" size="sm" data-consent="declined" className="grow">
          {text.decline}
        </Button>
        <Button tone="chalk" size="sm" data-consent="accepted" className="grow">
          {text.accept}
        </Button>
      </div>
      <button
        type="button"
        data-consent="later"
        aria-label={text.later}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-pill hover:bg-foam/15"
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
