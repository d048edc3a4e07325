import { pageMeta } from '#app/page-meta.ts';
import { privacyPolicy } from '#content/legal/all.ts';
import { LegalArticle } from './legal-article.tsx';

export const meta = () => pageMeta('/privacy-policy');

export default function PrivacyPage() {
  return <LegalArticle page={privacyPolicy} />;
}
