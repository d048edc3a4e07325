/** A record in the export; `file` is a file that belongs to it. */
export type ExportRow = {
  values: Record<string, unknown>;
  file?: { storedName: string; name: string; bytes: number };
};
