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
    <div className="relative grid h-full content-start gap-6 bg-mist p-5 pb-22 sm:p-9 sm:pb-22 lg:gap-8 lg:px-11 lg:pt-9">
      <MarkedList
        level={2}
        {...leaveOut}
        icon="close"
        mark="text-danger"
        className="max-md:text-sm max-md:[&>ul]:mt-2 max-md:[&>ul]:gap-1"
      />
      <p>
        {text.byEmail.text}{' '}
        <a href={href} className="link whitespace-nowrap font-semibold">
          {text.byEmail.label}
        </a>
      </p>
      <TideLines className="absolute inset-x-0 bottom-0 h-20 w-full text-tide/40" />
    </div>
  );
}
