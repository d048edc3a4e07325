import { z } from 'zod';
import { noticeEvents } from '#domain/notices/events.ts';
import { webhookEvents } from '#domain/webhooks/events.ts';

const attachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  content: z.string().optional(),
  /** A kept file, in place of its content. */
  storedName: z.string().optional(),
});

/** An e-mail as it is stored in the outbox: written once, sent as written. */
const email = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  /** Whose name stands before the sender's address; the site's where it is left out. */
  senderName: z.string().optional(),
  /** In place of the id that each mail gets by itself. */
  messageId: z.string().optional(),
  /** What it answers, and the thread before it. */
  inReplyTo: z.string().optional(),
  references: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Extra headers such as List-Unsubscribe. */
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z.array(attachment).optional(),
  /** A calendar part beside the text, so that mail programs offer to add the event. */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
  /** A mail that says what the calendar's own invitation says too: it waits for that a little, then takes its final form. */
  follows: z
    .object({
      bookingId: z.string(),
      /** The version of the booking that it tells of, with its times. */
      sequence: z.number(),
      startsAt: z.number(),
      endsAt: z.number(),
      /** When the booking became so. */
      at: z.number(),
      mail: z.discriminatedUnion('name', [
        z.object({
          name: z.literal('confirmed'),
          how: z.enum(['booked', 'accepted', 'another-time', 'moved']),
          message: z.string(),
        }),
        z.object({
          name: z.literal('cancelled'),
          by: z.enum(['visitor', 'staff']),
          message: z.string(),
        }),
        z.object({ name: z.literal('withdrawn') }),
      ]),
    })
    .optional(),
});

/** What is sent to the owner's other programs, as JSON. */
const webhook = z.object({
  /** The same for every attempt at the same news: what was seen before can be ignored. No full stop, as it is signed. */
  id: z.string(),
  type: z.enum(webhookEvents.map(({ id }) => id)),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The news in one line, for chat programs. */
  text: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** The newsletter box ticked on another form. */
const newsletterSignUp = z.object({
  email: z.string(),
  source: z.enum(['newsletter-box', 'contact']),
  consentText: z.string(),
});

/** The morning, in the agency's zone, whose digest is to be sent: `yyyy-MM-dd`. */
const quarantineDigest = z.object({ date: z.string() });

/** Which version of a booking to remind of; a later version has reminders of its own. */
const bookingReminder = z.object({ bookingId: z.string(), sequence: z.number(), minutes: z.number() });

/**
 * Tells whoever keeps the owner's calendar that a booking has changed. Entries are delivered at least once and in
 * any order, so the handler reads the booking as it stands and brings its event in line with it.
 */
const bookingChanged = z.object({
  bookingId: z.string(),
  sequence: z.number(),
  change: z.enum(['confirmed', 'moved', 'ended']),
});

/** The request about personal data whose last day comes near. */
const dataRequestReminder = z.object({ requestId: z.string() });

/** The erasure to be brought to its end: what was in the way, or the entries in the calendar. */
const erasure = z.object({ erasureId: z.string() });

/**
 * A one-time link to somebody of the team. It is made when it is sent and stored nowhere but as a hash, so that
 * neither staff who read kept e-mails nor a leaked database have it.
 */
const staffLink = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('password'),
    /** Null for an address without an account: asking takes the same steps then. */
    staffId: z.string().nullable(),
    at: z.number(),
    /** The network address of who asked. */
    from: z.string(),
  }),
  z.object({ about: z.literal('invitation'), invitationId: z.string() }),
]);

/** Tells somebody of the team that the ways into their own account have changed. */
const securityChange = z.object({
  staffId: z.string(),
  change: z.enum([
    'password-changed',
    'recovery-code-used',
    'recovery-codes-renewed',
    'second-step-on',
    'second-step-off',
    'passkey-added',
    'passkey-removed',
    'mail-server-changed',
    'mailbox-changed',
  ]),
  at: z.number(),
  /** The network address of who did it; left out where it is not known. */
  from: z.string().optional(),
  /** What exactly, in words: the name of a passkey. */
  detail: z.string().optional(),
});

/** Something that staff may have chosen to hear of. Whom it is about is named by an id: names are read when it is told. */
const staffNews = z.object({
  event: z.enum(noticeEvents.map(({ id }) => id)),
  what: z.string(),
  about: z.string().optional(),
});

/** One message to one place of somebody of the team, with all that was put there. */
const staffNotice = z.object({ wayId: z.string(), batch: z.number() });

/** The scheduled release of the website's texts that is due. */
const publishRelease = z.object({ releaseId: z.string() });

/** The cut of a picture whose files are to be made. */
const preparePicture = z.object({ id: z.string(), cut: z.string() });

/** Draws what is saved and not drawn yet, so that publishing finds it. */
const drawWords = z.object({ document: z.string(), number: z.number() });

/** What the outbox can carry, by kind. A new kind gets a schema here and a handler where the site is started. */
export const outboxKinds = {
  email,
  webhook,
  'newsletter-sign-up': newsletterSignUp,
  'quarantine-digest': quarantineDigest,
  'booking-reminder': bookingReminder,
  'booking-changed': bookingChanged,
  'data-request-reminder': dataRequestReminder,
  erasure,
  'staff-link': staffLink,
  'security-change': securityChange,
  'staff-news': staffNews,
  'staff-notice': staffNotice,
  'publish-release': publishRelease,
  'prepare-picture': preparePicture,
  'draw-words': drawWords,
};

export type OutboxKind = keyof typeof outboxKinds;
export type OutboxPayloads = { [Kind in OutboxKind]: z.infer<(typeof outboxKinds)[Kind]> };

export type EmailMessage = OutboxPayloads['email'];
export type FollowedMail = NonNullable<EmailMessage['follows']>['mail'];
export type WebhookEvent = OutboxPayloads['webhook'];
export type NewsletterSignUp = OutboxPayloads['newsletter-sign-up'];
export type DigestPayload = OutboxPayloads['quarantine-digest'];
export type ReminderPayload = OutboxPayloads['booking-reminder'];
export type CalendarChange = OutboxPayloads['booking-changed'];
export type DataRequestReminder = OutboxPayloads['data-request-reminder'];
export type ErasureEntry = OutboxPayloads['erasure'];
export type StaffLink = OutboxPayloads['staff-link'];
export type StaffNews = OutboxPayloads['staff-news'];
export type StaffNotice = OutboxPayloads['staff-notice'];
export type PreparePicture = OutboxPayloads['prepare-picture'];
export type PublishRelease = OutboxPayloads['publish-release'];
export type SecurityChange = OutboxPayloads['security-change'];
