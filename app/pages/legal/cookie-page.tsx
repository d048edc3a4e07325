import { pageMeta } from '#app/page-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { cookiePolicy } from '#content/legal/all.ts';
import { say } from '#content/say.ts';
import { type LegalPage, type StorageCategory, storageCategories } from '#content/schema/legal.ts';
import { markdownParts } from '#domain/format/markdown.ts';
import { CookieSettings } from './cookie-settings.tsx';
import { LegalArticle } from './legal-article.tsx';
import { Markdown } from './markdown.tsx';
import { StorageTable } from './storage-table.tsx';

export const meta = () => pageMeta('/cookie-policy');

const preferences = 'managing-your-preferences';

/** The cookie policy with its lists of keys as tables, and the switches where it speaks of them. */
export default function CookiePage() {
  return (
    <LegalArticle
      page={cookiePolicy}
      openId={preferences}
      renderSection={drawSection}
      aside={
        <LinkButton href="#settings" tone="outline" icon="arrow">
          {say('Go to your settings')}
        </LinkButton>
      }
    />
  );
}

function drawSection({ id, textMarkdown: markdown }: LegalPage['sections'][number]) {
  const category = storageCategories.find((one) => id === `${one}-cookies`);
  return (
    <>
      {category ? <WithTable category={category} markdown={markdown} /> : <Markdown text={markdown} />}
      {id === preferences && <CookieSettings />}
    </>
  );
}

type WithTableProps = { category: StorageCategory; markdown: string };

/** The list of a category's keys stands in the text (it comes from content/legal/storage.ts): drawn as a table. */
function WithTable({ category, markdown }: WithTableProps) {
  const tokens = markdownParts(markdown);
  const list = tokens.findIndex((token) => token.type === 'list');
  if (list === -1) return <Markdown text={markdown} />;
  return (
    <>
      <Markdown text={tokens.slice(0, list)} />
      <StorageTable category={category} />
      <Markdown text={tokens.slice(list + 1)} />
    </>
  );
}
