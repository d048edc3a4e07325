import type { LeadKind } from '#domain/leads/lead.ts';

/** What somebody can ask about, as results count it; the ids that forms send are put together where they mean the same. */
const countedServices = [
  'web-design',
  'web-development',
  'ecommerce',
  'seo',
  'ad-services',
  'social-media-management',
  'ai-lead-generation',
  '90-day-support',
  'maintenance-support',
  'summer-offer',
] as const;
type CountedService = (typeof countedServices)[number];

const sameAs: Record<string, CountedService> = {
  'new-website': 'web-design',
  redesign: 'web-design',
  'e-commerce': 'ecommerce',
};

/** What an enquiry is about, each between spaces (' seo ecommerce '), so that one can be looked for; '' when it does not say. */
export function servicesOf(kind: LeadKind, answers: Record<string, unknown>): string {
  if (kind === 'offer') return ' summer-offer ';
  const asked = [answers.projectTypes ?? [], answers.projectType ?? []].flat();
  const named = asked.map((id) => sameAs[String(id)] ?? String(id));
  const known = countedServices.filter((id) => named.includes(id));
  return known.length > 0 ? ` ${known.join(' ')} ` : '';
}
