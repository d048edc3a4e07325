import { pageMeta } from '#app/page-meta.ts';
import { reviewsPolicy } from '#content/legal/all.ts';
import { LegalArticle } from './legal-article.tsx';

export const meta = () => pageMeta('/reviews-policy');

export default function ReviewsPage() {
  return <LegalArticle page={reviewsPolicy} />;
}
