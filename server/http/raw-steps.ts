import type { IncomingMessage, ServerResponse } from 'node:http';

/** A step on Node's own request, before the machinery for pages. @returns true when it answers */
export type RawStep = (request: IncomingMessage, response: ServerResponse) => boolean;
