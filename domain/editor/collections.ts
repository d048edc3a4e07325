/** The kinds of pages that may be added to, by the folder of their documents. */
export const collections = {
  notes: { page: '/notes/', one: 'note', reserved: ['feed', 'index', 'new', 'page'] },
  'case-studies': { page: '/portfolio/', one: 'case study', reserved: ['index', 'new'] },
} as const;

export type CollectionName = keyof typeof collections;

export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

/** The collection and the name of a document that is an item of one; null for all others. */
export function itemOf(id: string): { collection: CollectionName; name: string } | null {
  const [folder = '', name, more] = id.split('/');
  return isCollection(folder) && name && more === undefined ? { collection: folder, name } : null;
}

/** The public address of an item. */
export const addressOfItem = (collection: CollectionName, name: string) =>
  collections[collection].page + name;
