import type { Token } from 'marked';
import { pageMeta } from '#app/page-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { privacyPolicy } from '#content/legal/all.ts';
import { retention } from '#content/legal/retention.ts';
import type { LegalPage } from '#content/schema/legal.ts';
import { yourData } from '#content/your-data.ts';
import { markdownParts } from '#domain/format/markdown.ts';
import { LegalArticle } from './legal-article.tsx';
import { Markdown } from './markdown.tsx';
import { RetentionList } from './retention-list.tsx';

export const meta = () => pageMeta('/privacy-policy');

/** The privacy policy, with what is kept for how long as a list to look things up in. */
export default function PrivacyPage() {
  return (
    <LegalArticle
      page={privacyPolicy}
      renderSection={drawSection}
      aside={
        <LinkButton href="/your-data" tone="outline" icon="arrow">
          {yourData.hero.title}
        </LinkButton>
      }
    />
  );
}

function drawSection({ textMarkdown }: LegalPage['sections'][number]) {
  const tokens = markdownParts(textMarkdown);
  const list = tokens.findIndex(isRetention);
  if (list < 0) return <Markdown text={textMarkdown} />;
  return (
    <>
      <Markdown text={tokens.slice(0, list)} />
      <RetentionList />
      <Markdown text={tokens.slice(list + 1)} />
    </>
  );
}

/** What `{{retention}}` in the text became, wherever it stands. */
const isRetention = (token: Token): boolean =>
  token.type === 'list' && retention.every(({ what }) => token.raw.includes(what));
