import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { navigation } from '#content/navigation.ts';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { Brand } from './brand.tsx';
import { PortalLine } from './portal-line.tsx';

const row = 'display flex min-h-14 w-full items-center justify-between py-2 text-3xl leading-none';

/** The full-screen menu of phones. As a popover it opens, closes and reacts to Esc without a script. */
export function MobileMenu() {
  const { services, main, call, assessment } = navigation;
  return (
    <div
      id="mobile-menu"
      popover="auto"
      role="dialog"
      aria-label={say('Menu')}
      className="on-ink m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-ink text-chalk md:hidden!"
    >
      <div className="flex min-h-full flex-col px-gutter pb-8">
        <div className="flex h-header shrink-0 items-center justify-between">
          <Brand />
          <button
            type="button"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={say('Close the menu')}
            className="-mr-2.5 grid size-12 place-items-center rounded-pill"
          >
            <Icon name="close" className="size-7!" />
          </button>
        </div>
        <nav aria-label={say('Menu')} className="mt-6">
          <ul className="divide-y divide-chalk/15 border-chalk/15 border-y">
            <li>
              <details className="group">
                <summary className={row}>
                  {say('Services')}
                  <Icon name="chevron" className="transition-transform group-open:rotate-180" />
                </summary>
                <ul className="pb-4">
                  {services.map((service) => (
                    <li key={`${service.to} ${service.title}`}>
                      <a href={service.to} className="flex min-h-12 items-center gap-3.5 text-lg">
                        <span aria-hidden="true">{service.emoji}</span>
                        {service.title}
                      </a>
                    </li>
                  ))}
                  <li>
                    <a href="/services" className="flex min-h-12 items-center gap-3.5 text-lg text-spray">
                      <Icon name="arrow" />
                      {say('All services')}
                    </a>
                  </li>
                </ul>
              </details>
            </li>
            {main.map((link) => (
              <li key={`${link.to} ${link.label}`}>
                <a href={link.to} className={row}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-3 pt-10">
          <LinkButton href={call.to} size="lg">
            {call.mobileLabel}
          </LinkButton>
          {site.crm.assessmentUrl && (
            <LinkButton
              href={site.crm.assessmentUrl}
              newTab
              tone="outline"
              size="lg"
              className="hover:bg-chalk! hover:text-ink!"
            >
              {assessment.longLabel}
            </LinkButton>
          )}
          <p className="pt-4 text-center text-sand-deep text-sm">
            <a href={`tel:${site.phone.dial}`} className="inline-flex min-h-11 items-center">
              {site.phone.display}
            </a>
            <span aria-hidden="true"> · </span>
            <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center">
              {site.email}
            </a>
          </p>
          <PortalLine
            className="text-center text-sand-deep text-sm"
            link="inline-flex min-h-11 items-center underline underline-offset-4"
          />
        </div>
      </div>
    </div>
  );
}
