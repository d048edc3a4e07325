import { live } from '#content/live.ts';
import type { ServicePage, ServiceSlug } from '#content/schema/service.ts';
import { testimonials } from '#content/testimonials.ts';
import { aiLeadGeneration } from './ai-lead-generation.ts';
import { crm } from './crm.ts';
import { ecommerce } from './ecommerce.ts';
import { ppcAdvertising } from './ppc-advertising.ts';
import { seoGeo } from './seo-geo.ts';
import { socialMediaMarketing } from './social-media-marketing.ts';
import { webDesign } from './web-design.ts';
import { webDevelopment } from './web-development.ts';
import { websiteManagement } from './website-management.ts';

/**
 * Every service page by its slug, in the order in which lists show them.
 * @throws Error, when it is read, where a page shows a review that there is not
 */
export const services: Readonly<Record<ServiceSlug, ServicePage>> = live('object', () => {
  const pages = {
    'web-design': webDesign,
    'web-development': webDevelopment,
    'ai-lead-generation': aiLeadGeneration,
    'website-management': websiteManagement,
    'social-media-marketing': socialMediaMarketing,
    'seo-geo': seoGeo,
    'ppc-advertising': ppcAdvertising,
    crm,
    ecommerce,
  };
  for (const page of Object.values(pages)) refuseMissingReviews(page);
  return pages;
});

function refuseMissingReviews({ slug, sections }: ServicePage): void {
  const shown = sections.flatMap((section) => (section.kind === 'testimonials' ? section.ids : []));
  const gone = shown.filter((id) => !testimonials.some((review) => review.id === id));
  if (gone.length === 0) return;
  throw new Error(
    `content/services/${slug}.ts: shows review ${gone.join(', ')}, which content/testimonials.ts lacks.`,
  );
}
