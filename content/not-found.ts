import { define } from './define.ts';
import { notFoundSchema } from './schema/not-found.ts';

/** The texts of the page for an address that does not exist. */
export const notFound = define('content/not-found.ts', notFoundSchema, {
  title: '404 Page Not Found',
  headline: 'This page has gone out with the tide.',
  text: 'The address may be old, or mistyped. If one of our links brought you here, {{tell}}.',
  tell: 'please tell us',
  noteTo: 'Do you look after this website?',
  question: 'Did you forget to add the page to the router?',
  onward: [
    { label: 'All services', to: '/services' },
    { label: 'Our work', to: '/portfolio' },
    { label: 'About the agency', to: '/about' },
    { label: 'Ask us something', to: '/lets-talk' },
  ],
});
