import type { ReactNode } from 'react';
import { Card, CardLink } from '#app/ui/card.tsx';

/** A low card of the overview: its name, to the right what counts of it, and a line about that below. */
export const countCard = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 px-5 py-4';

type CountCardProps = { title: string; href: string; count: string; children: ReactNode };

/** A card of the overview: a count, a line about it, and a link. */
export function CountCard({ title, href, count, children }: CountCardProps) {
  return (
    <Card as="li" flush className={countCard}>
      <h2 className="text-lg">
        <CardLink href={href}>{title}</CardLink>
      </h2>
      <p className="font-display text-3xl tabular-nums">{count}</p>
      <p className="col-span-2 wrap-anywhere text-sm">{children}</p>
    </Card>
  );
}
