import type { ServiceSlug } from '#content/schema/service.ts';
import type { QuoteProjectType } from '#domain/leads/options.ts';

/** The service that does each kind of project of the quote form; none where nobody knows yet. */
export const serviceOfProject: Readonly<Record<QuoteProjectType, ServiceSlug | null>> = {
  'new-website': 'web-design',
  redesign: 'web-design',
  'e-commerce': 'ecommerce',
  'web-development': 'web-development',
  'maintenance-support': 'website-management',
  'not-sure': null,
};
