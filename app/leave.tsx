import { useEffect } from 'react';

/**
 * Stands for every route that is not hydrated, in the owner's area: whoever is led out of it without a new page (to
 * sign in again, by a link) asks the server for the page of the address that is shown by now.
 */
export default function Leave() {
  useEffect(() => location.reload(), []);
  return null;
}
