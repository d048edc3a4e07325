import { kilobyte, megabyte } from '#domain/format/sizes.ts';
import type { Attachment } from '#server/leads/lead.ts';

/** 'brief.pdf (1.2 MB), logo.png (84 KB)'; an empty value when there are none. */
export function fileRow(attachments: readonly Attachment[]): [label: string, value: string] {
  return ['Files', attachments.map(({ name, bytes }) => `${name} (${fileSize(bytes)})`).join(', ')];
}

/** '84 KB', '1.2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
