import { cleanFileName } from '#domain/leads/files.ts';

/** What is called by its type where its sender gave no name: without an ending no program opens it. */
const unnamed: Readonly<Record<string, string>> = {
  'message/rfc822': 'letter.eml',
  'text/calendar': 'invitation.ics',
  'text/html': 'page.html',
  'text/plain': 'text.txt',
  'application/pdf': 'document.pdf',
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpg',
  'image/gif': 'picture.gif',
};

/** The name of a file of a letter. @param type its media type, as its sender wrote it */
export function fileNameOf(name: string | null | undefined, type: string): string {
  return name ? cleanFileName(name) : (unnamed[type.toLowerCase()] ?? 'file');
}
