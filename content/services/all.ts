import { live } from '#content/live.ts';
import type { ServicePage, ServiceSlug } from '#content/schema/service.ts';
import { aiLeadGeneration } from './ai-lead-generation.ts';
import { crm } from './crm.ts';
import { ecommerce } from './ecommerce.ts';
import { ppcAdvertising } from './ppc-advertising.ts';
import { seoGeo } from './seo-geo.ts';
import { socialMediaMarketing } from './social-media-marketing.ts';
import { webDesign } from './web-design.ts';
import { webDevelopment } from './web-development.ts';
import { websiteManagement } from './website-management.ts';

/** Every service page by its slug, in the order in which lists show them. */
export const services: Readonly<Record<ServiceSlug, ServicePage>> = live('object', () => ({
  'web-design': webDesign,
  'web-development': webDevelopment,
  'ai-lead-generation': aiLeadGeneration,
  'website-management': websiteManagement,
  'social-media-marketing': socialMediaMarketing,
  'seo-geo': seoGeo,
  'ppc-advertising': ppcAdvertising,
  crm,
  ecommerce,
}));
