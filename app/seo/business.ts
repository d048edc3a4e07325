import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { absolute } from './origin.ts';
import { shareImage } from './share-image.ts';
import type { Thing } from './thing.ts';

export const agencyId = absolute('/#agency');
const websiteId = absolute('/#website');

/** Refers to the agency from another page without repeating what the home page says of it. */
export const agencyReference = (): Thing => ({
  '@type': 'ProfessionalService',
  '@id': agencyId,
  name: site.name,
  url: absolute('/'),
});

export const websiteReference: Thing = { '@id': websiteId };

/** The agency as a local business. What is not known yet, and profiles that are invented, are left out. */
export function agency(): Thing {
  const { address, companyNumber, legalName, phone, social, vat } = site;
  return {
    ...agencyReference(),
    description: site.description,
    slogan: site.tagline,
    email: site.email,
    telephone: phone.dial,
    logo: absolute('/icons/icon-512.png'),
    image: absolute(shareImage('/').path),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    areaServed: { '@type': 'Country', name: say('United Kingdom') },
    legalName,
    vatID: vat.number,
    identifier: companyNumber && {
      '@type': 'PropertyValue',
      propertyID: say('Companies House number'),
      value: companyNumber,
    },
    sameAs: social.filter(({ sample }) => !sample).map(({ href }) => href),
  };
}

export function website(): Thing {
  return {
    '@type': 'WebSite',
    ...websiteReference,
    name: site.name,
    alternateName: site.strapline,
    url: absolute('/'),
    inLanguage: 'en-GB',
    publisher: { '@id': agencyId },
  };
}
