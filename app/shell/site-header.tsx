import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { navigation } from '#content/navigation.ts';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { Brand } from './brand.tsx';
import { ServicesMenu } from './services-menu.tsx';

const navLink = 'bar-end nav-link';

/**
 * The header: fixed on phones; from `md` a floating rounded bar after 100 px of scrolling. The rounded bar is
 * always laid out and fades in; its content only translates (shell.css), so that nothing counts as a layout shift.
 */
export function SiteHeader() {
  const { main, call, assessment } = navigation;
  return (
    <header data-island="site-menu" data-load="now" className="group/site site-header">
      <div data-bar="" aria-hidden="true" className="bar-ground" />
      <div className="site-bar">
        <Brand compact="floating" className="bar-start" />
        <nav aria-label={say('Main')} className="ml-auto hidden text-sm md:block xl:text-base">
          <ul className="flex items-center">
            <ServicesMenu linkClass={navLink} />
            {main.map((link, index) => (
              // A tablet has room for three: the first two, and the last, where the contact stands.
              <li
                key={`${link.to} ${link.label}`}
                className={index >= 2 && index < main.length - 1 ? 'max-lg:hidden' : undefined}
              >
                <a href={link.to} className={navLink}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="bar-end ml-2 hidden items-center gap-2 md:flex lg:ml-5">
          {site.crm.assessmentUrl && (
            <LinkButton
              href={site.crm.assessmentUrl}
              newTab
              title={assessment.longLabel}
              tone="quiet"
              size="sm"
              className="whitespace-nowrap"
            >
              {assessment.label}
            </LinkButton>
          )}
          <LinkButton
            href={call.to}
            size="sm"
            className="site-call md:px-3.5! lg:whitespace-nowrap lg:px-4.5!"
          >
            <span className="xl:hidden">{call.shortLabel}</span>
            <span className="hidden xl:inline">{call.label}</span>
          </LinkButton>
        </div>
        <button
          type="button"
          popoverTarget="mobile-menu"
          aria-label={say('Open the menu')}
          aria-haspopup="dialog"
          className="-mr-2.5 ml-auto grid size-12 place-items-center rounded-pill md:hidden"
        >
          <Icon name="menu" className="size-7!" />
        </button>
      </div>
    </header>
  );
}
