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

const link = 'inline-block py-1.5 leading-snug underline-offset-4 hover:underline';

/** Columns as wide as their own words: even ones broke a name that had room beside it. */
function inColumns<T>(links: readonly T[], columns: number): T[][] {
  const size = Math.ceil(links.length / columns);
  return Array.from({ length: columns }, (_, column) =>
    links.slice(column * size, (column + 1) * size),
  ).filter(({ length }) => length > 0);
}

const heading = 'font-sans font-semibold text-sm text-spray tracking-normal';

type LinksProps = {
  of: (typeof navigation.footer)[number];
  columns: number;
  /** Where to start: the assessment, which is on another site, is among them, and phones have them beside each other. */
  start?: boolean;
};

function Links({ of: group, columns, start = false }: LinksProps) {
  return (
    <div className={cx('flex gap-x-8 text-sm md:pt-2', !start && 'max-md:pb-4')}>
      {inColumns(group.links, columns).map((links, column) => (
        <ul key={links[0]?.to} className={cx(start && 'flex flex-wrap gap-x-6 md:block')}>
          {links.map((item) => (
            <li key={`${item.to} ${item.label}`}>
              <a href={item.to} className={link}>
                {item.label}
              </a>
            </li>
          ))}
          {start && column === 0 && site.crm.assessmentUrl && (
            <li>
              <a href={site.crm.assessmentUrl} target="_blank" rel="noopener" className={link}>
                {navigation.assessment.longLabel}
                <span className="sr-only"> {say('(opens in a new tab)')}</span>
              </a>
            </li>
          )}
        </ul>
      ))}
    </div>
  );
}

/** Every link of the site, how to reach us, and the newsletter box; what is no first step is folded on phones. */
export function SiteFooter() {
  const { footer: groups, call } = navigation;
  const [services] = groups;
  // The assessment stands where a call can be booked.
  const start = groups.find((one) => one.links.some(({ to }) => to === call.to)) ?? groups.at(-1);
  return (
    <footer className="on-ink relative bg-ink text-chalk">
      <TideLines deep="top" className="h-12 w-full text-spray/40 sm:h-24" />
      <Container className="grid gap-x-10 gap-y-4 pt-3 sm:gap-y-8 sm:pt-6 md:pb-8 lg:grid-cols-12">
        <div className="footer-newsletter lg:col-span-5 lg:pr-10">
          <NewsletterBox />
        </div>
        <nav
          aria-label={say('Footer')}
          className="footer-links justify-between gap-x-4 md:grid md:grid-cols-[auto_auto_auto] lg:col-span-7"
        >
          {groups.map((group) =>
            group === start ? (
              <div key={group.title} className="max-md:border-chalk/15 max-md:border-t max-md:pt-3">
                <h2 className={cx(heading, 'max-md:sr-only')}>{group.title}</h2>
                <Links of={group} columns={1} start />
              </div>
            ) : (
              <div key={group.title}>
                <h2 className={cx(heading, 'fold-title')}>{group.title}</h2>
                <PhoneFold label={group.title} className="text-sm max-md:border-chalk/15 max-md:border-t">
                  <Links of={group} columns={group === services ? 2 : 1} />
                </PhoneFold>
              </div>
            ),
          )}
        </nav>
      </Container>
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-chalk/15 border-t gap-y-1 pt-4">
          <Brand />
          <p className="text-right text-sm leading-snug max-md:max-w-[8em] max-md:text-xs ml-auto">
            {site.location}
          </p>
          <div className="flex flex-wrap gap-x-6">
            <address className="flex flex-wrap gap-x-6 text-sm not-italic">
              <a href={`mailto:${site.email}`} className={link}>
                {site.email}
              </a>
              <a href={`tel:${site.phone.dial}`} className={link}>
                {site.phone.display}
              </a>
            </address>
            <PortalLine className="text-sm" link={cx(link, 'underline')} />
          </div>
        </div>
        <div className="footer-legal mt-2 flex flex-wrap justify-between gap-x-10 gap-y-1 text-sand-deep text-xs md:items-center">
          <p>
            {[`© ${site.name}.`, `${site.strapline}.`, ...companyDetails(site).map((one) => say(one))].join(
              ' ',
            )}
          </p>
          <ul aria-label={say('Social media')} className="flex flex-wrap gap-x-5">
            {site.social.map((item) => (
              <li key={item.href}>
                <a href={item.href} target="_blank" rel="noopener me" className={link}>
                  {item.label}
                  <span className="sr-only"> {say('(opens in a new tab)')}</span>
                </a>
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-x-5">
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
