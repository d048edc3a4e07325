import type { ReactNode } from 'react';
import { Card, CardLink } from '#app/ui/card.tsx';

type CountCardProps = { title: string; href: string; count: string; children: ReactNode };

/** A card of the overview: a count, a line about it, and a link. */
export function CountCard({ title, href, count, children }: CountCardProps) {
  return (
    <Card as="li">
      <h2 className="mb-2 text-lg">
        <CardLink href={href}>{title}</CardLink>
      </h2>
      <p className="font-display text-4xl tabular-nums">{count}</p>
      <p className="mt-2 wrap-anywhere text-sm">{children}</p>
    </Card>
  );
}
