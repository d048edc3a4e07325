import { MarkedList } from '#app/pages/shared/marked-list.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { about } from '#content/about.ts';
import { careers as text } from '#content/careers.ts';
import { site } from '#content/site.ts';

/** What helps and what does not, beside the form, and the way for those who have a file. */
export function WhatToSend() {
  const { send, leaveOut, button } = about.careers;
  const href = `mailto:${site.email}?subject=${encodeURIComponent(button.subject)}`;
  return (
    <div className="relative grid content-start gap-10 bg-mist p-5 pb-22 sm:p-9 sm:pb-32 lg:content-between lg:p-11 lg:pb-32">
      <MarkedList level={2} {...send} icon="check" mark="text-tide" />
      <MarkedList level={2} {...leaveOut} icon="close" mark="text-danger" />
      <p>
        {text.byEmail.text}{' '}
        <a href={href} className="link whitespace-nowrap font-semibold">
          {text.byEmail.label}
        </a>
      </p>
      <TideLines className="absolute inset-x-0 bottom-0 h-20 w-full text-tide/40 sm:h-28" />
    </div>
  );
}
