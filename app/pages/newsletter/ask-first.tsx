import type { ReactNode } from 'react';
import { ShortPage } from '#app/pages/shared/short-page.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { navigation } from '#content/navigation.ts';

type AskFirstProps = { title: string; text: string; button: string; beside?: ReactNode };

/** A page that is opened from an e-mail and asks before it acts: scanners follow links but press no buttons. */
export function AskFirst({ title, text, button, beside }: AskFirstProps) {
  return (
    <ShortPage title={title} text={text} beside={beside} ownNewsletter>
      <form method="post">
        <Button type="submit">{button}</Button>
      </form>
    </ShortPage>
  );
}

type DoneProps = {
  title: string;
  text: string;
  link?: { to: string; label: string };
  beside?: ReactNode;
  ownNewsletter?: boolean;
};

/** The result, or why it failed. */
export function Done({ title, text, link = navigation.home, beside, ownNewsletter = false }: DoneProps) {
  return (
    <ShortPage title={title} text={text} beside={beside} ownNewsletter={ownNewsletter}>
      <LinkButton href={link.to}>{link.label}</LinkButton>
    </ShortPage>
  );
}
