/** Where a document is edited. */
export const documentAddress = (id: string) => `/admin/content/documents/${id}`;

/** Where its versions are. */
export const historyAddress = (id: string) => `/admin/content/history/${id}`;

/** Where one field of a document is edited. @param field the way to it, joined by full stops */
export const fieldAddress = (id: string, field: string) =>
  `${documentAddress(id)}#${encodeURIComponent(`f.${field}`)}`;
