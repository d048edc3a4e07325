import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { navigation } from '#content/navigation.ts';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { Brand } from './brand.tsx';
import { ServicesMenu } from './services-menu.tsx';

const navLink =
  'bar-end inline-flex min-h-11 items-center rounded-pill whitespace-nowrap px-2.5 font-medium hover:underline decoration-beacon decoration-[3px] underline-offset-[0.4em] xl:px-3.5';

/**
 * The header: fixed on phones; from `md` a floating rounded bar after 100 px of scrolling. The rounded bar is
 * always laid out and fades in; its content only translates (shell.css), so that nothing counts as a layout shift.
 */
export function SiteHeader() {
  const { main, call, assessment } = navigation;
  return (
    <header
      data-island="site-menu"
      data-load="now"
      className="group/site pointer-events-none @container fixed inset-x-0 top-0 z-40 bg-chalk transition-[translate,background-color] duration-300 ease-out-soft [view-transition-name:site-header] md:data-floating:translate-y-8 md:data-floating:bg-transparent"
    >
      <div
        data-bar
        aria-hidden="true"
        className="absolute inset-x-[10cqw] top-0 hidden h-16 rounded-pill bg-chalk opacity-0 shadow-raised inset-ring-1 inset-ring-ink/15 transition-opacity duration-300 group-data-floating/site:pointer-events-auto group-data-floating/site:opacity-100 md:block"
      />
      <div className="site-bar pointer-events-auto relative mx-auto flex h-header w-full max-w-page items-center gap-2 px-gutter md:group-data-floating/site:pointer-events-none">
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
              tone="outline"
              size="sm"
              className="whitespace-nowrap md:px-3.5! lg:px-4.5!"
            >
              {assessment.label}
            </LinkButton>
          )}
          <LinkButton href={call.to} size="sm" className="whitespace-nowrap md:px-3.5! lg:px-4.5!">
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
          <Icon name="menu" className="size-7" />
        </button>
      </div>
    </header>
  );
}
