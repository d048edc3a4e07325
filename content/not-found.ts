import { define } from './define.ts';
import { notFoundSchema } from './schema/not-found.ts';

/** The texts of the page for an address that does not exist. */
export const notFound = define('content/not-found.ts', notFoundSchema, {
  title: '404 Page Not Found',
  question: 'Did you forget to add the page to the router?',
  text: 'If one of our links brought you here, please tell us. Otherwise, these pages may have what you were looking for.',
  onward: [
    { label: 'All services', to: '/services' },
    { label: 'Our work', to: '/portfolio' },
    { label: 'About the agency', to: '/about' },
    { label: 'Ask us something', to: '/lets-talk' },
  ],
});
