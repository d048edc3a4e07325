import type { StorageCategory } from '#content/schema/legal.ts';

/** What the kinds of storage are called; in the owner's words with `say`. */
export const categoryNames: Record<StorageCategory, string> = {
  essential: 'Essential',
  analytics: 'Analytics',
  functional: 'Functional',
  marketing: 'Marketing',
};
