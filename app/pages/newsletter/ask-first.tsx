import { Button, LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { navigation } from '#content/navigation.ts';

type AskFirstProps = { title: string; text: string; button: string };

/** A page that is opened from an e-mail and asks before it acts: scanners follow links but press no buttons. */
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

/** The result, or why it failed. */
export function Done({ title, text, link = navigation.home }: DoneProps) {
  return (
    <Container width="text" className="py-section">
      <h1 className="mb-4 text-4xl">{title}</h1>
      <p className="mb-8 text-lg">{text}</p>
      <LinkButton href={link.to}>{link.label}</LinkButton>
    </Container>
  );
}
