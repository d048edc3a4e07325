import { Drawing } from '#app/pages/shared/drawing.tsx';
import { PageBand } from '#app/pages/shared/page-band.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { faqTabs } from '#content/faqs/all.ts';
import { questionsPath } from '#content/faqs/paths.ts';
import { pageFor } from '#content/pages.ts';
import type { ServiceSlug } from '#content/schema/service.ts';
import { wholeTitle } from './titles.ts';

type QuestionsHeadProps = { title: string; lead: string; toAll?: boolean; drawn?: ServiceSlug | undefined };

const step =
  'inline-flex min-h-11 items-center gap-2.5 font-semibold text-sm underline-offset-4 hover:underline';

/** The head of a page of questions: the way up, what it answers, and how it is read. */
export function QuestionsHead({ title, lead, toAll = false, drawn }: QuestionsHeadProps) {
  const [topic, rest] = title.split(/(?<=:) /);
  return (
    <PageBand beside={drawn && <Drawn slug={drawn} />}>
      <a href={toAll ? questionsPath : '/about#faq'} className={`${step} print:hidden`}>
        <Icon name="arrow-left" />
        {toAll ? wholeTitle(faqTabs) : pageFor('/about').kicker}
      </a>
      <h1 id="questions-title" className="mt-3 max-w-[15em] text-5xl sm:mt-5">
        {rest === undefined ? (
          title
        ) : (
          <>
            <span className="block text-tide">{topic}</span> {rest}
          </>
        )}
      </h1>
      <p className="mt-6 max-w-[34em] text-lg">{lead}</p>
    </PageBand>
  );
}

/** The service's small drawing on the edge of the band, where there is room beside the words: phones do not fetch it. */
function Drawn({ slug }: { slug: ServiceSlug }) {
  return (
    <div className="shrink-0 self-end overflow-hidden rounded-t-xl max-lg:hidden lg:w-[23rem] xl:w-[25rem] 2xl:w-[33rem] print:hidden">
      <Drawing
        name={`service-${slug}-small`}
        alt=""
        sizes="(width < 96rem) 25rem, 33rem"
        className="h-auto w-full"
      />
    </div>
  );
}
