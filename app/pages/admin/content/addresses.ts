/** Where a document is edited. */
export const documentAddress = (id: string) => `/admin/content/documents/${id}`;

/** Where its versions are. */
export const historyAddress = (id: string) => `/admin/content/history/${id}`;

/** Where a note or a case study is moved and put away. */
export const itemAddress = (id: string) => `/admin/content/address/${id}`;

/** Where one field of a document is edited. @param field the way to it, joined by full stops */
export const fieldAddress = (id: string, field: string) =>
  `${documentAddress(id)}#${encodeURIComponent(`f.${field}`)}`;
