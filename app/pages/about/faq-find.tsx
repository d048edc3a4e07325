import { faqSection } from '#content/faqs/section.ts';

/** The search through all questions. Shown by `faq.css` where scripts run. */
export function FaqFind() {
  const { find } = faqSection;
  return (
    <search className="faq-find">
      <form data-find action="/about" method="get">
        <label htmlFor="faq-find" className="mb-1.5 block font-semibold text-sm">
          {find.label}
        </label>
        <div className="relative">
          <input
            id="faq-find"
            type="search"
            autoComplete="off"
            placeholder={find.placeholder}
            className="h-12 w-full rounded-md border-[1.5px] border-edge bg-foam pr-20 pl-4 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
          />
          <button
            type="button"
            data-clear
            hidden
            className="absolute inset-y-0.5 right-0.5 rounded-md px-4 font-semibold text-sm underline underline-offset-4"
          >
            {find.clear}
          </button>
        </div>
        <p data-status role="status" className="flex items-center text-ink-soft text-sm" />
      </form>
    </search>
  );
}
