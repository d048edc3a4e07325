import { MarkedList } from '#app/pages/shared/marked-list.tsx';
import { about } from '#content/about.ts';
import { careers as text } from '#content/careers.ts';
import { site } from '#content/site.ts';

/** What helps and what does not, beside the form, and the way for those who have a file. */
export function WhatToSend() {
  const { send, leaveOut, button } = about.careers;
  const href = `mailto:${site.email}?subject=${encodeURIComponent(button.subject)}`;
  return (
    <div className="grid content-start gap-10 border-ink/20 border-t pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
      <MarkedList level={2} {...send} icon="check" mark="text-tide" />
      <MarkedList level={2} {...leaveOut} icon="close" mark="text-danger" />
      <p>
        {text.byEmail.text}{' '}
        <a href={href} className="link whitespace-nowrap font-semibold">
          {text.byEmail.label}
        </a>
      </p>
    </div>
  );
}
