import { navigation } from '#content/navigation.ts';
import { site } from '#content/site.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { ServicesMenu } from './services-menu.tsx';

const navLink =
  'inline-flex min-h-11 items-center rounded-pill whitespace-nowrap px-2.5 font-medium hover:underline decoration-beacon decoration-[3px] underline-offset-[0.4em] xl:px-3.5';

/** The bar on top: fixed on phones; from `md` a floating rounded bar once the page has moved 100 px. */
export function SiteHeader() {
  const { main, call, assessment } = navigation;
  return (
    <header
      data-island="site-menu"
      data-load="now"
      className="group/site pointer-events-none fixed inset-x-0 top-0 z-40 bg-chalk transition-[background-color] duration-200 [view-transition-name:site-header] md:data-floating:bg-transparent"
    >
      <div
        data-bar
        className={[
          'pointer-events-auto relative mx-auto flex h-header w-full max-w-page items-center gap-2 px-gutter',
          'transition-[max-width,margin,padding,background-color,box-shadow] duration-300 ease-out-soft',
          'md:group-data-floating/site:mt-8 md:group-data-floating/site:h-16 md:group-data-floating/site:max-w-[80vw] md:group-data-floating/site:rounded-pill',
          'md:group-data-floating/site:bg-foam md:group-data-floating/site:pr-2.5 md:group-data-floating/site:pl-5 md:group-data-floating/site:shadow-raised',
        ].join(' ')}
      >
        <Brand compact="floating" />
        <nav aria-label="Main" className="ml-auto hidden text-sm md:block xl:text-base">
          <ul className="flex items-center">
            <ServicesMenu linkClass={navLink} />
            {main.map((link) => (
              <li key={link.to}>
                <a href={link.to} className={navLink}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-2 hidden items-center gap-2 md:flex lg:ml-5">
          <LinkButton
            href={site.crm.assessmentUrl}
            newTab
            tone="outline"
            size="sm"
            className="whitespace-nowrap md:px-3.5! lg:px-4.5!"
          >
            {assessment.label}
          </LinkButton>
          <LinkButton href={call.to} size="sm" className="whitespace-nowrap md:px-3.5! lg:px-4.5!">
            <span className="xl:hidden">{call.shortLabel}</span>
            <span className="hidden xl:inline">{call.label}</span>
          </LinkButton>
        </div>
        <button
          type="button"
          popoverTarget="mobile-menu"
          aria-label="Open the menu"
          aria-haspopup="dialog"
          className="-mr-2.5 ml-auto grid size-12 place-items-center rounded-pill md:hidden"
        >
          <Icon name="menu" className="size-7" />
        </button>
      </div>
    </header>
  );
}
