import { Link } from 'react-router';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';

type PasskeyRow = { id: string; name: string; added: string; lastUsed: string | null };

/** The rows of the list, with their instants in words. */
export function passkeyRows(
  passkeys: { id: string; name: string; createdAt: number; lastUsedAt: number | null }[],
): PasskeyRow[] {
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    added: formatInstant(createdAt, agencyZone),
    lastUsed: lastUsedAt === null ? null : formatInstant(lastUsedAt, agencyZone),
  }));
}

/** One's passkeys. @param removable with the way to remove each */
export function PasskeyList({
  passkeys,
  removable = false,
}: {
  passkeys: PasskeyRow[];
  removable?: boolean;
}) {
  return (
    <Rows label="Passkeys">
      {passkeys.map(({ id, name, added, lastUsed }) => (
        <Row key={id} className="grid-cols-[minmax(0,1fr)_auto] items-center">
          <span className="min-w-0">
            <span className="wrap-anywhere font-semibold">{name}</span>
            <span className="block text-sm">Added on {added}</span>
            <span className="block text-sm">{lastUsed ? `Last used on ${lastUsed}` : 'Not used yet'}</span>
          </span>
          {removable && (
            <Link
              to={`/admin/account/passkeys?remove=${encodeURIComponent(id)}`}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              Remove<span className="sr-only"> {name}</span>
            </Link>
          )}
        </Row>
      ))}
    </Rows>
  );
}
