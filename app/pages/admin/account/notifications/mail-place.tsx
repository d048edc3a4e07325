import type { TriedPlace } from './place.ts';
import { PlaceCard } from './place-card.tsx';

/** The account's own mailbox, which needs no set-up. */
export function MailPlace({ email, tried }: { email: string; tried: TriedPlace }) {
  return <PlaceCard title="Email" standing={email} id="email" tried={tried} />;
}
