/** The encodings in which the site takes a body. */
export type BodyKind = 'json' | 'form' | 'multipart';

const kinds: Array<[type: string, kind: BodyKind]> = [
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'multipart'],
];

/** The encoding that a Content-Type names, without its parameters; null for any that the site does not take. */
export function bodyKindOf(contentType: string | null | undefined): BodyKind | null {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase();
  return kinds.find(([name]) => name === type)?.[1] ?? null;
}

/** Whether the headers of a request announce a body. */
export function announcesBody(header: (name: string) => string | null | undefined): boolean {
  return Boolean(header('transfer-encoding')) || Number(header('content-length') ?? 0) > 0;
}
