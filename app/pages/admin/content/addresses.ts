/** Where a document is edited. */
export const documentAddress = (id: string) => `/admin/content/documents/${id}`;

/** Where its versions are. */
export const historyAddress = (id: string) => `/admin/content/history/${id}`;
