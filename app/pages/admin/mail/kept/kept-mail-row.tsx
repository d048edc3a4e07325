import { Link } from 'react-router';

type KeptRow = { id: string; to: string; title: string; use: string; why: string; when: string };

const row =
  'grid grid-cols-1 gap-x-6 gap-y-1 rounded-lg bg-foam p-4 shadow-line sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start';

/** One that may go out, ticked where it still helps. */
export function ChosenRow({ mail }: { mail: KeptRow }) {
  const id = `mail-${mail.id}`;
  return (
    <li className={row}>
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
    </li>
  );
}

/** One that is not offered, with the reason. */
export function StaleRow({ mail }: { mail: KeptRow }) {
  return (
    <li className={row}>
      <About mail={mail} />
      <Read mail={mail} />
    </li>
  );
}

function About({ mail: { title, to, when, why } }: { mail: KeptRow }) {
  return (
    <span className="wrap-anywhere min-w-0">
      <span className="font-semibold">{title}</span>
      <span className="block text-ink-soft text-sm">
        To {to}, written {when}
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
