import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { companyDetails } from '#domain/business/identity.ts';

/** Who stands behind the name, which the law asks for in every letter, emails included; empty while nothing is known. */
export const whoWeAre = (): string =>
  companyDetails(site)
    .map((one) => say(one))
    .join(' ');

/** The words of a letter with who we are below them, unless they end so already. */
export function withWhoWeAre(text: string): string {
  const details = whoWeAre();
  return details === '' || text.includes(details) ? text : `${text.trimEnd()}\n\n${details}`;
}
