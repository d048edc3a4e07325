import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonials } from '#content/testimonials.ts';
import { ReviewLogo } from './review-logo.tsx';

const [drawn] = testimonials;
const image = '00112233445566aa-0123abcd-900x600-rt';

test('a company is shown by its own logo, else by the drawn one, else by its name', () => {
  if (!drawn) throw new Error('There is no review.');
  const { logo: _, ...plain } = { ...drawn, company: 'Rope & Sons' };
  const shown = (review: typeof drawn) => renderToStaticMarkup(<ReviewLogo review={review} />);
  const ownLogo = { image, alt: 'Rope & Sons, a coiled line', decorative: false };
  expect(shown({ ...drawn, ownLogo })).toContain('alt="Rope &amp; Sons, a coiled line"');
  expect(shown({ ...drawn, ownLogo })).not.toContain('/images/logo-');
  expect(shown(drawn)).toContain('/images/logo-');
  expect(shown(plain)).toMatch(/^<p[^>]*>Rope &amp; Sons<\/p>$/);
});
