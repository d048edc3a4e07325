import { MarkedList } from '#app/pages/shared/marked-list.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { about } from '#content/about.ts';
import { careers as text } from '#content/careers.ts';
import { site } from '#content/site.ts';

/** What to leave out, and the way for those who have a file. */
export function WhatToSend() {
  const { leaveOut, button } = about.careers;
  const href = `mailto:${site.email}?subject=${encodeURIComponent(button.subject)}`;
  return (
    <div className="on-ink relative grid h-full content-start gap-6 bg-tide-deep p-5 pb-22 text-chalk sm:p-9 sm:pb-22 lg:gap-8 lg:px-11 lg:pt-9">
      <MarkedList level={2} {...leaveOut} icon="close" mark="text-beacon" />
      <p>
        {text.byEmail.text}{' '}
        <a
          href={href}
          className="whitespace-nowrap font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {text.byEmail.label}
        </a>
      </p>
      <TideLines className="absolute inset-x-0 bottom-0 h-20 w-full text-spray/60" />
    </div>
  );
}
