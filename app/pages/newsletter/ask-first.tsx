import type { ReactNode } from 'react';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';

type AskFirstProps = { title: string; children: ReactNode; button: string };

/** A page opened from an e-mail that asks before it does anything: scanners that follow links press no buttons. */
export function AskFirst({ title, children, button }: AskFirstProps) {
  return (
    <Container width="text" className="py-section">
      <h1 className="mb-4 text-4xl">{title}</h1>
      <p className="mb-8 text-lg">{children}</p>
      <form method="post">
        <Button type="submit">{button}</Button>
      </form>
    </Container>
  );
}

type DoneProps = { title: string; children: ReactNode; link?: { to: string; label: string } };

/** What was done, or why it could not be. */
export function Done({ title, children, link = { to: '/', label: 'Back to the home page' } }: DoneProps) {
  return (
    <Container width="text" className="py-section">
      <h1 className="mb-4 text-4xl">{title}</h1>
      <p className="mb-8 text-lg">{children}</p>
      <LinkButton href={link.to}>{link.label}</LinkButton>
    </Container>
  );
}
