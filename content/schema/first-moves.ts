/** Addresses of services that the site had before; they lead on for good unless the owner says otherwise. */
export const firstMoves = [
  { from: '/services/seo', to: '/services/seo-geo' },
  { from: '/services/social-media-management', to: '/services/social-media-marketing' },
  { from: '/services/ad-services', to: '/services/ppc-advertising' },
];
