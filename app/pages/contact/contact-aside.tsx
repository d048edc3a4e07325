import { Drawing } from '#app/pages/shared/drawing.tsx';
import { PortalLine } from '#app/shell/portal-line.tsx';
import { imageAlt } from '#content/alt.ts';
import { contact } from '#content/contact.ts';
import { quote } from '#content/quote.ts';
import { site } from '#content/site.ts';
import { companyDetails } from '#domain/business/identity.ts';

/** What for, and below it where to, as large as a headline, and when. */
const row = 'border-ink/20 border-t py-4 text-sm';
const way = 'link display my-1 block w-fit text-2xl wrap-anywhere';

/** Other ways to reach the office for those who prefer them to a form, and what comes of a plain email. */
export function ContactAside() {
  const { side } = contact;
  const details = companyDetails(site);
  return (
    <section
      aria-labelledby="aside-title"
      className="grid grid-cols-1 items-center gap-x-14 gap-y-6 sent:hidden lg:col-span-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="aside-title" className="text-2xl sm:text-3xl">
          {side.title}
        </h2>
        {side.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-[34em]">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="lg:row-span-2 lg:-mr-2">
        <Drawing
          name="own-way"
          alt={imageAlt['own-way']}
          sizes="(width < 40rem) 92vw, 41rem"
          className="h-auto w-full max-w-[34rem] lg:max-w-none"
        />
      </div>
      <div>
        <p className={row}>
          {side.office.label}{' '}
          <a href={`mailto:${site.email}`} className={way}>
            {site.email}
          </a>{' '}
          {[`${site.name}, ${site.location}${details.length > 0 ? '.' : ''}`, ...details].join(' ')}
        </p>
        <p className={row}>
          {quote.otherWays.phone}{' '}
          <a href={`tel:${site.phone.dial}`} className={way}>
            {site.phone.display}
          </a>{' '}
          {side.office.hours}
        </p>
        <PortalLine className={row} link={way} marked />
      </div>
    </section>
  );
}
