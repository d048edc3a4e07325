/** A media type as it may be sent in a header. */
export function cleanType(type: string): string {
  return /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(type) ? type : 'application/octet-stream';
}
