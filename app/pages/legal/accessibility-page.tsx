import { pageMeta } from '#app/page-meta.ts';
import { accessibility } from '#content/legal/all.ts';
import { LegalArticle } from './legal-article.tsx';

export const meta = () => pageMeta('/accessibility');

export default function AccessibilityPage() {
  return <LegalArticle page={accessibility} />;
}
