import { MarkedList } from '#app/pages/shared/marked-list.tsx';
import { about } from '#content/about.ts';

/** What helps us: beside the form on desks, and below it elsewhere. */
export const WhatHelps = () => (
  <div className="on-ink bg-tide-deep p-5 pb-0 text-chalk sm:p-9 sm:pb-0 lg:col-start-2 lg:row-start-1 lg:px-11 lg:pt-12">
    <MarkedList level={2} {...about.careers.send} icon="check" mark="text-spray" />
  </div>
);
