import type { ReactNode } from 'react';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';

type PageHeadProps = {
  title: string;
  /** What was just done, in words. */
  told: string | undefined;
  /** Said where what is saved can no longer be read; null where it can. */
  unreadable: string | null;
  /** What the page is for. */
  children: ReactNode;
};

/** The head of a page on which a server is set: its purpose, what was done, and what is wrong with what is saved. */
export function PageHead({ title, told, unreadable, children }: PageHeadProps) {
  return (
    <>
      <BackLink to="/admin/settings">Settings</BackLink>
      <h1 className="mb-3 text-3xl">{title}</h1>
      <p className="mb-8 max-w-[38rem]">{children}</p>
      {told && <DoneNote>{told}</DoneNote>}
      {unreadable && (
        <p role="alert" className="mb-6 max-w-[38rem] rounded-lg bg-beacon-wash p-4 font-medium">
          {unreadable}
        </p>
      )}
    </>
  );
}
