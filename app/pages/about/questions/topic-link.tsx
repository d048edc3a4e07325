import type { ComponentProps } from 'react';
import { faqSection } from '#content/faqs/section.ts';

/** An index of topics: two beside each other on a phone, a list on wide screens. */
export function TopicList(list: ComponentProps<'ul'>) {
  return (
    <ul
      {...list}
      className="grid grid-cols-2 gap-2 sm:max-lg:flex sm:max-lg:flex-wrap lg:grid-cols-1 lg:gap-0"
    />
  );
}

/** A topic in an index, with how many questions it has. `faq.css` says which one is open. */
export function TopicLink({ title, count, ...rest }: { title: string; count: number } & ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className="faq-tab flex min-h-11 items-center justify-between gap-3 px-4 py-2 font-semibold text-sm max-sm:justify-center max-sm:px-2.5 max-sm:text-center max-sm:text-xs max-sm:tracking-tight max-lg:rounded-pill lg:border-l-[3px] lg:py-2.5 lg:text-base"
    >
      {title}
      <span className="figures font-normal text-xs opacity-85 max-lg:hidden">
        <span className="sr-only">, </span>
        {count}
        <span className="sr-only"> {faqSection.unit}</span>
      </span>
    </a>
  );
}
