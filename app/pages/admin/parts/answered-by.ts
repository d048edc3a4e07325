import type { MiddlewareFunction } from 'react-router';

/**
 * Makes an address of the owner's area answer with a file. As a page without content of its own it fails like every
 * other page there, in the owner's frame; a route without a page would fail with the website's.
 * @param file throws a `DomainError` where there is none
 */
export function answeredBy(
  file: (asked: Parameters<MiddlewareFunction<Response>>[0]) => Promise<Response>,
): MiddlewareFunction<Response>[] {
  return [file];
}

/** What such an address shows beside its file. */
export function NoPage() {
  return null;
}
