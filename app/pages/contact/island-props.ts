import { contact } from '#content/contact.ts';
import { storageKeys } from '#content/legal/storage.ts';

/** The props of the contact island, written into the page: texts and the key of its draft. */
export const contactIslandProps = () => ({
  draftKey: storageKeys.contactDraft,
  praise: contact.answers,
  files: { remove: contact.files.remove, count: contact.files.count },
  send: contact.buttons.send,
  sending: contact.buttons.sending,
  failure: contact.failure,
});

export type ContactIslandProps = ReturnType<typeof contactIslandProps>;
