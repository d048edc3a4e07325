import { Outlet } from 'react-router';
import { Brand } from '#app/shell/brand.tsx';

/** The plain layout of the sign-in and set-up pages. */
export default function StaffEntryLayout() {
  return (
    <main id="main" className="grid min-h-svh place-items-center bg-sand px-gutter py-12">
      <div className="w-full max-w-[28rem]">
        <Brand className="mb-8" />
        <div className="rounded-xl bg-foam p-6 shadow-line sm:p-8">
          <Outlet />
        </div>
      </div>
    </main>
  );
}
