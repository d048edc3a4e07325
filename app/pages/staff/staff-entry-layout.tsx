import { use } from 'react';
import { Outlet } from 'react-router';
import { FullSea } from '#app/pages/shared/full-sea.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { SeaNow } from '#app/shell/sea-now.tsx';
import { TideMarksContext } from '#app/shell/tide-marks.ts';

/** The layout of the sign-in and set-up pages: one card, and the tide of the minute in which they are sent. */
export default function StaffEntryLayout() {
  const { way } = use(TideMarksContext);
  return (
    <>
      <main
        id="main"
        data-way={way}
        className="relative grid min-h-svh place-items-center overflow-hidden bg-sand px-gutter py-12"
      >
        <FullSea moon className="inset-0 [--sky:var(--background-color-sand)]" />
        <div className="relative w-full max-w-[28rem]">
          <Brand className="mb-8" />
          <div className="rounded-xl bg-foam p-6 shadow-float sm:p-8">
            <Outlet />
          </div>
        </div>
      </main>
      <SeaNow />
    </>
  );
}
