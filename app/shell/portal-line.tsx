import { navigation } from '#content/navigation.ts';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';

type PortalLineProps = {
  className?: string;
  link: string;
  /** Whether it says that the address is a sample, as email and phone number beside it in the footer do not. */
  marked?: boolean;
};

/** The way to the client portal for those who are clients already; nothing where the portal has no address. */
export function PortalLine({ className, link, marked }: PortalLineProps) {
  const { portal } = navigation;
  if (!site.crm.portalUrl) return null;
  return (
    <p className={className}>
      {portal.question} {marked && site.sample.includes('crm') && <span>{portal.sample} </span>}
      <a href={site.crm.portalUrl} target="_blank" rel="noopener" className={link}>
        {portal.label}
        <span className="sr-only font-sans"> {say('(opens in a new tab)')}</span>
      </a>
    </p>
  );
}
