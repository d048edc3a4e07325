import { Link } from 'react-router';
import type { FoundPlace } from './found-places.ts';

/** Ways to the fields that a text stands in. */
export function PlaceLinks({ places }: { places: FoundPlace[] }) {
  return (
    <ul className="grid grid-cols-1">
      {places.map(({ title, way, href }) => (
        <li key={href}>
          {/* Loaded anew, so that the browser unfolds what the field lies in. */}
          <Link
            to={href}
            reloadDocument
            className="link inline-flex min-h-11 flex-wrap items-center gap-x-2 wrap-anywhere"
          >
            <span className="font-medium">{title}</span> <span className="text-sm">{way}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
