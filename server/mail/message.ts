/** An e-mail as it is stored in the outbox: written once, sent as written. */
export type EmailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Extra headers such as List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: EmailAttachment[];
  /** A calendar part beside the text, so that mail programs offer to add the event. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

export type EmailAttachment = { filename: string; contentType: string; content: string };
