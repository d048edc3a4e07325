import type { Step } from '#server/http/pipeline.ts';
import { refusal } from '#server/http/refusals/refusal.ts';
import { announcesBody, bodyKindOf } from './media-type.ts';

/** Refuses a body in an encoding that the site does not take, unread. */
export const knownBodyStep: Step = async (incoming, next) => {
  const { headers } = incoming.request;
  const unknown = !bodyKindOf(headers.get('content-type')) && announcesBody((name) => headers.get(name));
  return unknown
    ? refusal(415, incoming.facts.json, 'Send JSON, or a form as multipart/form-data.', 'unsupported-type')
    : next(incoming);
};
