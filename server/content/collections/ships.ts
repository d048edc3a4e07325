import { contentDocuments } from '#content/documents.ts';

/** Whether a document comes with the code; all others are there because somebody wrote them. */
export const ships = (id: string) => [...contentDocuments.keys()].includes(id);
