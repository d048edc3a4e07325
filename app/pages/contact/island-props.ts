import { contact } from '#content/contact.ts';
import { storageKeys } from '#content/legal/storage.ts';

/** What the contact island is told in the page: texts and the name of its draft. */
export const contactIslandProps = {
  draftKey: storageKeys.contactDraft,
  praise: contact.answers,
  files: { remove: contact.files.remove, count: contact.files.count },
  send: contact.buttons.send,
  sending: contact.buttons.sending,
  failure: contact.failure,
};

export type ContactIslandProps = typeof contactIslandProps;
