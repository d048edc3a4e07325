import type { Generated } from 'kysely';

/** What the search knows of people. On PostgreSQL a column `tokens` stands for those that SQLite indexes. */
export type SearchTables = {
  search_documents: SearchDocumentTable;
  search_stale: SearchStaleTable;
};

type SearchDocumentTable = {
  number: Generated<number>;
  person_id: string;
  /** What was written by and about the person, to show a part of it. */
  text: string;
};

/** Whose document is behind: written by triggers, in the transaction that changes what it is made of. */
type SearchStaleTable = { number: Generated<number>; person_id: string };
