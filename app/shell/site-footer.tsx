import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { navigation } from '#content/navigation.ts';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { companyDetails } from '#domain/business/identity.ts';
import { Brand } from './brand.tsx';
import { NewsletterBox } from './newsletter-box.tsx';
import { PortalLine } from './portal-line.tsx';
import { TideWords } from './tide-words.tsx';

const link = 'inline-block py-1 leading-snug underline-offset-4 hover:underline';

const heading = 'font-sans font-semibold text-sm text-spray tracking-normal';

type LinksProps = {
  of: (typeof navigation.footer)[number];
  /** How it is laid out: `long` in two columns, `start` with the ways that are on another site, which phones have in rows. */
  as?: 'long' | 'start' | undefined;
};

function Links({ of: group, as }: LinksProps) {
  return (
    <ul
      className={cx(
        'text-sm md:pt-2',
        as === 'long' && 'grid grid-cols-2 gap-x-4',
        as === 'start' ? 'flex flex-wrap gap-x-6 md:block' : 'max-md:pb-4',
      )}
    >
      {group.links.map((item) => (
        <li key={`${item.to} ${item.label}`}>
          <a href={item.to} className={link}>
            {item.label}
          </a>
        </li>
      ))}
      {as === 'start' && site.crm.assessmentUrl && (
        <li>
          <a href={site.crm.assessmentUrl} target="_blank" rel="noopener" className={link}>
            {navigation.assessment.longLabel}
            <span className="sr-only"> {say('(opens in a new tab)')}</span>
          </a>
        </li>
      )}
      {as === 'start' && (
        <li className="max-md:hidden">
          <PortalLine className="py-1" link="inline-block underline underline-offset-4" />
        </li>
      )}
    </ul>
  );
}

/** Every link of the site, how to reach us, and the newsletter box; what is no first step is folded on phones. */
export function SiteFooter() {
  const { footer: groups, call } = navigation;
  const [services] = groups;
  // The assessment stands where a call can be booked, and so does the way in for clients.
  const start = groups.find((one) => one.links.some(({ to }) => to === call.to)) ?? groups.at(-1);
  return (
    <footer className="on-ink relative bg-ink text-chalk">
      <TideLines deep="top" className="h-8 w-full text-spray/40 sm:h-12" />
      <Container className="grid gap-4 pt-3 md:pb-4 xl:grid-cols-12">
        <div className="footer-newsletter xl:col-span-4">
          <NewsletterBox />
        </div>
        <nav
          aria-label={say('Footer')}
          className="footer-links grid grid-cols-2 gap-x-4 md:grid-cols-4 xl:col-span-8 xl:pl-3"
        >
          {groups.map((group) =>
            group === start ? (
              <div key={group.title} className="border-chalk/15 max-md:border-y max-md:pt-2 max-md:pb-3">
                <h2 className={cx(heading, 'max-md:sr-only')}>{group.title}</h2>
                <Links of={group} as="start" />
              </div>
            ) : (
              <div key={group.title} className={cx(group === services && 'md:col-span-2')}>
                <h2 className={cx(heading, 'fold-title')}>{group.title}</h2>
                <PhoneFold label={group.title} className="text-sm max-md:border-chalk/15 max-md:border-t">
                  <Links of={group} as={group === services ? 'long' : undefined} />
                </PhoneFold>
              </div>
            ),
          )}
        </nav>
      </Container>
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-chalk/15 pt-3 md:border-t">
          <Brand />
          <p className="ml-auto text-right text-sm leading-snug max-md:max-w-[8em] max-md:text-xs">
            {site.location}
          </p>
          <address className="flex flex-wrap gap-x-6 text-sm not-italic">
            <a href={`mailto:${site.email}`} className={link}>
              {site.email}
            </a>
            <a href={`tel:${site.phone.dial}`} className={link}>
              {site.phone.display}
            </a>
          </address>
          <ul aria-label={say('Social media')} className="footer-last flex flex-wrap gap-x-5 text-sm">
            {site.social.map((item) => (
              <li key={item.href}>
                <a href={item.href} target="_blank" rel="noopener me" className={link}>
                  {item.label}
                  <span className="sr-only"> {say('(opens in a new tab)')}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="footer-small flex flex-wrap items-center justify-between gap-x-6 pb-3 text-sand-deep">
          <p className="max-md:order-last">
            {[`© ${site.name}.`, `${site.strapline}.`, ...companyDetails(site).map((one) => say(one))].join(
              ' ',
            )}
          </p>
          <ul className="footer-last flex flex-wrap gap-x-5">
            {navigation.legal.map((item) => (
              <li key={`${item.to} ${item.label}`}>
                <a href={item.to} className={link}>
                  {item.label}
                </a>
              </li>
            ))}
            <li>
              <a href="/cookie-policy#settings" data-cookie-settings="" className={link}>
                {say('Cookie settings')}
              </a>
            </li>
          </ul>
        </div>
        <TideWords />
      </Container>
    </footer>
  );
}
