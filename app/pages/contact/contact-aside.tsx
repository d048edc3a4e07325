import { PortalLine } from '#app/shell/portal-line.tsx';
import { cx } from '#app/ui/cx.ts';
import { contact } from '#content/contact.ts';
import { quote } from '#content/quote.ts';
import { site } from '#content/site.ts';
import { companyDetails } from '#domain/business/identity.ts';

const way = 'link display py-1 text-xl wrap-anywhere';

/** Other ways to reach the office in one row, for those who prefer them to a form, and who stands behind it. */
export function ContactAside() {
  const { side } = contact;
  const details = companyDetails(site);
  return (
    <section
      aria-labelledby="aside-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-ink/20 border-t pt-8 sent:hidden lg:col-span-2 lg:grid-cols-3"
    >
      <h2 id="aside-title" className="text-2xl">
        {side.title}
      </h2>
      <div
        className={cx('grid gap-x-10 gap-y-4 lg:col-span-2', side.paragraphs.length > 1 && 'sm:grid-cols-2')}
      >
        {side.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="grid gap-x-10 gap-y-5 text-sm sm:grid-cols-3 lg:col-span-3 lg:mt-4 [&>*]:grid [&>*]:content-start [&>*]:justify-items-start">
        <p>
          {side.office.label}{' '}
          <a href={`mailto:${site.email}`} className={way}>
            {site.email}
          </a>{' '}
          <span>
            {[`${site.name}, ${site.location}${details.length > 0 ? '.' : ''}`, ...details].join(' ')}
          </span>
        </p>
        <p>
          {quote.otherWays.phone}{' '}
          <a href={`tel:${site.phone.dial}`} className={way}>
            {site.phone.display}
          </a>{' '}
          <span>{side.office.hours}</span>
        </p>
        <PortalLine link={way} marked />
      </div>
    </section>
  );
}
