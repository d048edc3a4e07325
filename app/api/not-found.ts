import { noSuchEndpoint } from './respond.ts';

/** Any other address under /api: 404 in JSON, not the page for people. */
export const loader = noSuchEndpoint;
export const action = noSuchEndpoint;
