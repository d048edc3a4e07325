import { live } from '#content/live.ts';
import aiLeadGeneration from './ai-lead-generation.md?raw';
import { loadFaqTabs } from './load.ts';
import seoGeo from './seo-geo.md?raw';
import socialMedia from './social-media.md?raw';
import webDesign from './web-design.md?raw';
import webDevelopment from './web-development.md?raw';
import websiteManagement from './website-management.md?raw';

/**
 * The FAQs of the about page, in the order of its tabs; the first one is open by default.
 * `count` is how many questions a file must hold, so that none gets lost unnoticed: change it with the file.
 */
export const faqTabs = live('list', () =>
  loadFaqTabs([
    { file: 'content/faqs/web-design.md', value: 'web-design', count: 24, text: webDesign },
    { file: 'content/faqs/web-development.md', value: 'web-development', count: 24, text: webDevelopment },
    {
      file: 'content/faqs/ai-lead-generation.md',
      value: 'ai-lead-generation',
      count: 25,
      text: aiLeadGeneration,
    },
    {
      file: 'content/faqs/website-management.md',
      value: 'website-management',
      count: 25,
      text: websiteManagement,
    },
    { file: 'content/faqs/social-media.md', value: 'social-media', count: 24, text: socialMedia },
    { file: 'content/faqs/seo-geo.md', value: 'seo-geo', count: 24, text: seoGeo },
  ]),
);
