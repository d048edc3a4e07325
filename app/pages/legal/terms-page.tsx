import { pageMeta } from '#app/page-meta.ts';
import { termsOfService } from '#content/legal/all.ts';
import { LegalArticle } from './legal-article.tsx';

export const meta = () => pageMeta('/terms-of-service');

export default function TermsPage() {
  return <LegalArticle page={termsOfService} />;
}
