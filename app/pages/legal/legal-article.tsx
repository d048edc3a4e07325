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
  /** The section that is open on phones, too. */
  openId?: string;
  /** Shown beside the dates: the links that most readers come for. */
  aside?: ReactNode;
};

/** A long reference text: dates, contents that stay in view, numbered sections. On phones each section is a line that opens. */
export function LegalArticle({ page, renderSection = plain, openId, aside }: LegalArticleProps) {
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
        <Markdown text={intro} className="mt-4 text-lg" />
        {aside && <div className="mt-5">{aside}</div>}
      </PageBand>
      <Container className="grid gap-x-14 gap-y-10 py-12 sm:py-20 lg:grid-cols-12">
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
              className="border-sand-deep border-t last:border-b md:pt-7 md:pb-12 md:last:border-b-0 md:last:pb-0"
            >
              <h2
                id={`${section.id}-title`}
                className="fold-title mb-5 grid grid-cols-[3.25rem_1fr] items-baseline text-2xl"
              >
                <Numbered number={index + 1} title={section.title} />
              </h2>
              <details open={section.id === openId} className="phone-fold print-open group/fold">
                <summary className="flex min-h-15 items-center gap-4 py-3">
                  <h2 className="grid grow grid-cols-[2.5rem_1fr] items-baseline text-xl">
                    <Numbered number={index + 1} title={section.title} />
                  </h2>
                  <Icon
                    name="chevron"
                    className="transition-transform duration-200 group-open/fold:rotate-180 print:hidden"
                  />
                </summary>
                <div className="max-md:pt-1 max-md:pb-9 md:pl-13">{renderSection(section)}</div>
              </details>
            </section>
          ))}
        </div>
      </Container>
    </article>
  );
}

function Numbered({ number, title }: { number: number; title: string }) {
  return (
    <>
      <span aria-hidden="true" className="figures text-tide max-md:pr-4 max-md:text-right">
        {number}
      </span>
      {title}
    </>
  );
}

/** Browsers that know it underline the section that is being read. */
function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="text-sm [scroll-target-group:auto]">
      {sections.map((section, index) => (
        <li key={section.id} className="border-sand-deep border-t">
          <a
            href={`#${section.id}`}
            className="grid min-h-11 grid-cols-[1.75rem_1fr] items-center py-1.5 leading-snug underline-offset-4 hover:text-tide hover:underline [&:target-current]:text-tide [&:target-current]:underline"
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
