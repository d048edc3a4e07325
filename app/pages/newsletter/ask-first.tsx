import { Button, LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { navigation } from '#content/navigation.ts';

type AskFirstProps = { title: string; text: string; button: string };

/** A page opened from an e-mail that asks before it does anything: scanners that follow links press no buttons. */
export function AskFirst({ title, text, button }: AskFirstProps) {
  return (
    <Container width="text" className="py-section">
      <h1 className="mb-4 text-4xl">{title}</h1>
      <p className="mb-8 text-lg">{text}</p>
      <form method="post">
        <Button type="submit">{button}</Button>
      </form>
    </Container>
  );
}

type DoneProps = { title: string; text: string; link?: { to: string; label: string } };

/** What was done, or why it could not be. */
export function Done({ title, text, link = navigation.home }: DoneProps) {
  return (
    <Container width="text" className="py-section">
      <h1 className="mb-4 text-4xl">{title}</h1>
      <p className="mb-8 text-lg">{text}</p>
      <LinkButton href={link.to}>{link.label}</LinkButton>
    </Container>
  );
}
