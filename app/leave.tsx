import { useEffect } from 'react';

/**
 * Takes the place of every route that is not hydrated: a navigation out of the owner’s area (to sign in again, by a
 * link) loads the document of the current address from the server.
 */
export default function Leave() {
  useEffect(() => location.reload(), []);
  return null;
}
