import type { ReactNode } from 'react';
import { PageBand } from '#app/pages/shared/page-band.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { say } from '#content/say.ts';
import type { LegalPage } from '#content/schema/legal.ts';
import { Markdown } from './markdown.tsx';

type Section = LegalPage['sections'][number];

type LegalArticleProps = {
  page: LegalPage;
  /** Draws a section’s text in a way of its own instead of plain Markdown. */
  renderSection?: (section: Section) => ReactNode;
  /** Shown beside the dates: the links that most readers come for. */
  aside?: ReactNode;
};

/** A long reference text: dates, contents that stay in view, numbered sections. */
export function LegalArticle({ page, renderSection = plain, aside }: LegalArticleProps) {
  const { dates, intro } = splitIntro(page.introMarkdown);
  return (
    <article aria-labelledby="legal-title">
      <PageBand>
        <h1 id="legal-title" className="text-5xl">
          {page.title}
        </h1>
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-1 font-semibold text-sm">
          {dates.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <Markdown text={intro} className="mt-5 text-lg" />
        {aside && <div className="mt-7">{aside}</div>}
      </PageBand>
      <Container className="grid gap-x-14 gap-y-10 py-12 sm:py-20 lg:grid-cols-12">
        <details className="group rounded-lg bg-foam shadow-line lg:hidden">
          <summary className="flex min-h-13 items-center justify-between gap-4 px-5 font-semibold">
            {say('On this page')}
            <Icon name="chevron" className="transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <nav aria-label={say('On this page')} className="px-5 pb-4">
            <Contents sections={page.sections} />
          </nav>
        </details>
        <nav
          aria-label={say('On this page')}
          className="sticky top-28 hidden max-h-[calc(100svh-8rem)] self-start overflow-y-auto lg:col-span-4 lg:block xl:col-span-3"
        >
          <p aria-hidden="true" className="mb-2 font-semibold text-sm">
            {say('On this page')}
          </p>
          <Contents sections={page.sections} />
        </nav>
        <div className="lg:col-span-8 xl:col-start-5">
          {page.sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="border-sand-deep border-t pt-7 pb-12 last:pb-0"
            >
              <h2
                id={`${section.id}-title`}
                className="mb-5 grid grid-cols-[2.5rem_1fr] items-baseline text-2xl sm:grid-cols-[3.25rem_1fr]"
              >
                <span aria-hidden="true" className="figures text-tide">
                  {index + 1}
                </span>
                {section.title}
              </h2>
              <div className="sm:pl-13">{renderSection(section)}</div>
            </section>
          ))}
        </div>
      </Container>
    </article>
  );
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="text-sm">
      {sections.map((section, index) => (
        <li key={section.id} className="border-sand-deep border-t">
          <a
            href={`#${section.id}`}
            className="grid min-h-11 grid-cols-[1.75rem_1fr] items-center py-1.5 leading-snug underline-offset-4 hover:text-tide hover:underline"
          >
            <span aria-hidden="true" className="figures text-ink-soft">
              {index + 1}
            </span>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function plain(section: Section): ReactNode {
  return <Markdown text={section.textMarkdown} />;
}

/** The lines with dates, which stand first in each text, and what follows them. */
function splitIntro(markdown: string): { dates: string[]; intro: string } {
  const paragraphs = markdown.split(/\n{2,}/);
  const isDate = (paragraph: string) => /^(Last updated|First published): /.test(paragraph);
  return {
    dates: paragraphs.filter(isDate),
    intro: paragraphs.filter((paragraph) => !isDate(paragraph)).join('\n\n'),
  };
}
