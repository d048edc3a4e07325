import { MarkedList } from '#app/pages/shared/marked-list.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';

/** What helps us, above the form: behind a line on phones, and beside it on desks. */
export function WhatHelps() {
  const { send } = about.careers;
  return (
    <PhoneFold label={send.title} className="max-md:px-5 max-md:print:pt-5 md:p-9 lg:px-11 lg:pt-12 lg:pb-0">
      <MarkedList
        level={2}
        {...send}
        icon="check"
        mark="text-tide"
        titleClass="fold-title"
        className="max-md:pb-5"
      />
    </PhoneFold>
  );
}
