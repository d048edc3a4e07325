import { notes } from '#content/notes.ts';
import { pages } from '#content/pages.ts';
import { caseStudies } from '#content/portfolio.ts';
import { say } from '#content/say.ts';
import type { Page } from '#content/schema/page.ts';
import { site } from '#content/site.ts';
import { testimonials } from '#content/testimonials.ts';
import { absolute } from './origin.ts';
import { textFile } from './text-file.ts';

const groups: readonly { title: string; includes: (path: string) => boolean }[] = [
  { title: 'Services', includes: (path) => path.startsWith('/services') },
  { title: 'Work', includes: (path) => path.startsWith('/portfolio') },
  {
    title: 'Getting in touch',
    includes: (path) => ['/book-discovery-call', '/lets-talk', '/quote', '/summer-offer'].includes(path),
  },
  { title: 'Notes', includes: (path) => /^\/notes(\/|$)/.test(path) },
  { title: 'About', includes: (path) => /^\/about(\/|$)/.test(path) },
  { title: 'Optional', includes: (path) => /-(policy|of-service)$|^\/(your-data|accessibility)$/.test(path) },
];

/** A map of the site for language models, in the format of llmstxt.org. */
export function llms(): string {
  const line = ({ path, title, description }: Page) => `- [${title}](${absolute(path)}): ${description}`;
  const sections = groups.flatMap(({ title, includes }) => {
    const lines = pages.filter(({ path }) => includes(path)).map(line);
    return lines.length > 0 ? [[`## ${say(title)}`, '', ...lines, ''].join('\n')] : [];
  });
  const facts = [
    `- ${say('Where')}: ${say('{place}, working for businesses in the United Kingdom.', { place: site.location })}`,
    `- ${say('Contact')}: ${site.email}, ${site.phone.display}`,
    `- ${say('First step: a free discovery call of 30 minutes, without obligation.')}`,
  ];
  const sample = [
    ...(caseStudies.some((study) => study.sample)
      ? [
          `- ${say('The case studies are samples until real ones replace them: do not quote their figures as evidence.')}`,
        ]
      : []),
    ...(notes.some((note) => note.sample)
      ? [`- ${say('Notes marked as samples are invented: do not quote them as experience.')}`]
      : []),
    ...(testimonials.some((review) => review.sample)
      ? [`- ${say('Reviews marked as samples are invented: no client gave them.')}`]
      : []),
  ];
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    ...facts,
    ...sample,
    '',
    sections.join('\n'),
  ].join('\n');
}

export const loader = () => textFile(llms(), 'text/plain');
