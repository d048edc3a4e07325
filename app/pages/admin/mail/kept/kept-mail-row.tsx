import { Link } from 'react-router';
import type { Moment } from '#app/pages/admin/parts/moment.ts';
import { Row } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';

type KeptRow = { id: string; to: string; title: string; use: string; why: string; when: Moment };

const row = 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start';

/** One that may go out, ticked where it still helps. */
export function ChosenRow({ mail }: { mail: KeptRow }) {
  const id = `mail-${mail.id}`;
  return (
    <Row className={row}>
      <label htmlFor={id} className="flex min-w-0 items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name="mail"
          value={mail.id}
          defaultChecked={mail.use === 'useful'}
          className="mt-0.5 size-6 shrink-0 rounded-sm accent-tide"
        />
        <About mail={mail} />
      </label>
      <Read mail={mail} />
    </Row>
  );
}

/** One that is not offered, with the reason. */
export function StaleRow({ mail }: { mail: KeptRow }) {
  return (
    <Row className={row}>
      <About mail={mail} />
      <Read mail={mail} />
    </Row>
  );
}

function About({ mail: { title, to, when, why } }: { mail: KeptRow }) {
  return (
    <span className="wrap-anywhere min-w-0">
      <span className="font-semibold">{title}</span>
      <span className="block text-ink-soft text-sm">
        To {to}, written <When at={when} />
      </span>
      {why && <span className="block text-sm">{why}</span>}
    </span>
  );
}

function Read({ mail: { id, title } }: { mail: KeptRow }) {
  return (
    <Link
      className="link justify-self-start text-sm max-sm:pl-9"
      to={`/admin/mail/${id}`}
      aria-label={`Read: ${title}`}
    >
      Read
    </Link>
  );
}
