import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { newsletter as text } from '#content/newsletter.ts';

/** Asks for an e-mail address; the subscription counts once the link in the e-mail is confirmed. */
export function NewsletterBox() {
  return (
    <form method="post" action="/newsletter" data-island="newsletter-box" data-load="interaction">
      <HiddenFields hidden={{}} />
      <label htmlFor="newsletter-email" className="display block text-2xl leading-tight">
        {text.box.title}
      </label>
      <div className="mt-3 flex gap-2 sm:mt-4">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={text.box.placeholder}
          aria-describedby="newsletter-note"
          className="min-h-12 w-full min-w-0 rounded-pill border-[1.5px] border-spray/60 bg-ink-raised px-5 max-sm:px-4 text-chalk placeholder:text-sand-deep hover:border-spray"
        />
        <Button type="submit" tone="chalk" className="shrink-0">
          {text.subscribe}
        </Button>
      </div>
      <p
        id="newsletter-note"
        data-answer=""
        aria-live="polite"
        className="mt-2 sm:mt-3 text-sand-deep text-sm data-[answer=done]:font-semibold data-[answer=error]:font-semibold data-[answer=done]:text-spray data-[answer=error]:text-beacon-lit"
      >
        {text.box.note}
      </p>
    </form>
  );
}
