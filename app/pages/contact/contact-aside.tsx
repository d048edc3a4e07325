import { PortalLine } from '#app/shell/portal-line.tsx';
import { cx } from '#app/ui/cx.ts';
import { contact } from '#content/contact.ts';
import { site } from '#content/site.ts';
import { companyDetails } from '#domain/business/identity.ts';

/** Other ways to reach the office, for those who prefer them to a form, and who stands behind it. */
export function ContactAside() {
  const { side } = contact;
  const details = companyDetails(site);
  return (
    <section
      aria-labelledby="aside-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 border-ink/20 border-t pt-8 sent:hidden lg:col-span-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="aside-title" className="text-2xl">
          {side.title}
        </h2>
        <p className="mt-5 text-sm">{side.office.label}</p>
        <p>
          <a href={`mailto:${site.email}`} className="link display inline-block py-1 text-xl wrap-anywhere">
            {site.email}
          </a>
        </p>
        <p>
          <a href={`tel:${site.phone.dial}`} className="link inline-block py-1">
            {site.phone.display}
          </a>
        </p>
        <p className="text-ink-soft text-sm">{side.office.hours}</p>
        <p className="mt-3 text-ink-soft text-sm">
          {[`${site.name}, ${site.location}${details.length > 0 ? '.' : ''}`, ...details].join(' ')}
        </p>
      </div>
      <div>
        <div className={cx('grid gap-x-10 gap-y-4', side.paragraphs.length > 1 && 'sm:grid-cols-2')}>
          {side.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <PortalLine className="mt-4" link="link font-semibold" marked />
      </div>
    </section>
  );
}
