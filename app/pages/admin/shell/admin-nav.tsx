import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Role } from '#server/db/tables/staff.ts';
import { type MenuPlace, menuOf } from './places.ts';
import { SignOut } from './sign-out.tsx';

const item = 'flex min-h-11 items-center whitespace-nowrap rounded-pill px-4 font-medium text-sm md:px-3';
const marked = 'bg-chalk text-ink';
// Under its button; browsers that cannot hold on to it show it below the header.
const beneath =
  'md:mt-2 md:supports-[position-area:bottom]:inset-auto md:supports-[position-area:bottom]:[position-area:bottom_span-right]';
const onRaised = 'hover:bg-ink';
const onInk = 'hover:bg-ink md:hover:bg-ink-raised';

/**
 * Navigation of the owner’s area: the places of the day on one line, settings in a panel behind one button. On phones
 * all of it is one panel. Both panels open and close without a script.
 */
export function AdminNav({ name, role }: { name: string | undefined; role: Role }) {
  const { daily, settings } = menuOf(role, useLocation().pathname);
  const all = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const close = () => {
    panel.current?.hidePopover();
    all.current?.hidePopover();
  };
  return (
    <nav
      aria-label="Owner’s area"
      className="min-w-0 max-md:ml-auto md:max-xl:order-last md:max-xl:-ml-3 md:max-xl:w-full"
    >
      <button
        type="button"
        popoverTarget="places"
        className={cx(item, 'gap-2 font-semibold hover:bg-ink-raised md:hidden')}
      >
        <Icon name="menu" />
        Menu
      </button>
      <ul
        id="places"
        ref={all}
        popover="auto"
        className="absolute top-30 right-0 z-50 bottom-auto left-0 w-full grid-cols-2 gap-1 overflow-visible bg-ink-raised px-gutter py-4 text-chalk max-md:shadow-float open:grid md:static md:flex md:bg-transparent md:p-0"
      >
        {daily.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} quiet={onInk} onClick={close} />
          </li>
        ))}
        <li className="col-span-full max-md:mt-2 max-md:border-spray/35 max-md:border-t max-md:pt-3">
          <button
            type="button"
            popoverTarget="settings"
            className={cx(
              item,
              'gap-1.5 max-md:hidden',
              settings.some(({ current }) => current) ? marked : onInk,
            )}
          >
            Settings
            <Icon name="chevron" />
          </button>
          <p className="px-4 text-spray text-xs md:hidden">Settings</p>
          <ul
            id="settings"
            ref={panel}
            popover="auto"
            aria-label="Settings"
            className={cx(
              'static grid w-full grid-cols-2 gap-1 overflow-visible bg-ink-raised p-0 text-chalk',
              'md:absolute md:inset-auto md:top-28 md:right-gutter md:w-60 md:grid-cols-1 md:rounded-lg md:p-2 md:shadow-float md:not-open:hidden',
              beneath,
            )}
          >
            {settings.map((place) => (
              <li key={place.to}>
                <PlaceLink place={place} quiet={onRaised} onClick={close} />
              </li>
            ))}
          </ul>
        </li>
        <li className="col-span-full mt-2 flex items-center justify-between gap-4 border-spray/35 border-t pt-4 md:hidden">
          <span className="min-w-0 truncate px-4 text-sm">{name}</span>
          <SignOut />
        </li>
      </ul>
    </nav>
  );
}

type PlaceLinkProps = { place: MenuPlace; quiet: string; onClick: () => void };

function PlaceLink({ place, quiet, onClick }: PlaceLinkProps) {
  return (
    <Link
      to={place.to}
      aria-current={place.current}
      onClick={onClick}
      className={cx(item, place.current ? marked : quiet)}
    >
      {place.label}
    </Link>
  );
}
