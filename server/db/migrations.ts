import type { Kysely } from 'kysely';
import type { Engine } from './db.ts';
import { firstJourney } from './migrations/2026-11-20-first-journey.ts';
import { staffAccounts } from './migrations/2026-11-20-staff-accounts.ts';
import { bookingLifecycle } from './migrations/2026-11-21-booking-lifecycle.ts';
import { calendar } from './migrations/2026-11-21-calendar.ts';
import { leads } from './migrations/2026-11-21-leads.ts';
import { firstBlockedDates } from './migrations/2026-11-22-first-blocked-dates.ts';
import { abuseOfBookings } from './migrations/2026-11-23-a-abuse-of-bookings.ts';
import { outboxState } from './migrations/2026-11-24-a-outbox-state.ts';
import { constraints } from './migrations/2026-11-24-b-constraints.ts';
import { oneInvitation } from './migrations/2026-11-25-a-one-invitation.ts';
import { wayOfTalking } from './migrations/2026-11-25-b-way-of-talking.ts';
import { dataRequests } from './migrations/2026-11-25-d-data-requests.ts';
import { fullOffer } from './migrations/2026-11-25-e-full-offer.ts';
import { people } from './migrations/2026-11-26-a-people.ts';
import { team } from './migrations/2026-11-26-b-team.ts';
import { lists } from './migrations/2026-11-26-c-lists.ts';
import { messages } from './migrations/2026-11-26-d-messages.ts';
import { promises } from './migrations/2026-11-26-f-promises.ts';
import { search } from './migrations/2026-11-26-g-search.ts';
import { sources } from './migrations/2026-11-27-a-sources.ts';
import { undo } from './migrations/2026-11-27-a-undo.ts';
import { notices } from './migrations/2026-11-27-b-notices.ts';
import { diary } from './migrations/2026-11-28-a-diary.ts';
import { results } from './migrations/2026-11-28-b-results.ts';
import { privacyDesk } from './migrations/2026-11-28-c-privacy-desk.ts';
import { keptMails } from './migrations/2026-11-28-d-kept-mails.ts';
import { webhooks } from './migrations/2026-11-28-e-webhooks.ts';
import { content } from './migrations/2026-11-29-c-content.ts';
import { resultsIndexes } from './migrations/2026-11-29-r-results-indexes.ts';
import { pictures } from './migrations/2026-11-30-a-pictures.ts';
import { twoTruths } from './migrations/2026-11-30-e-two-truths.ts';
import { quickFiles } from './migrations/2026-12-01-p-quick-files.ts';
import { applications } from './migrations/2026-12-02-p-applications.ts';
import { unusedProofs } from './migrations/2026-12-02-p-unused-proofs.ts';
import { fieldFigures } from './migrations/2026-12-03-m-field-figures.ts';
import { outboxLanes } from './migrations/2026-12-04-a-lanes.ts';
import { confirmedSenders } from './migrations/2026-12-04-b-confirmed-senders.ts';
import { draftForms } from './migrations/2026-12-04-c-draft-forms.ts';

/** One step of the schema. Never edited once released: widen first, narrow in a later one. */
export type MigrationStep = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** All steps in the order of their names. */
export const migrations: Record<string, MigrationStep> = {
  '2026-11-20-a-first-journey': firstJourney,
  '2026-11-20-b-staff-accounts': staffAccounts,
  '2026-11-21-booking-lifecycle': bookingLifecycle,
  '2026-11-21-calendar': calendar,
  '2026-11-21-leads': leads,
  '2026-11-22-first-blocked-dates': firstBlockedDates,
  '2026-11-23-a-abuse-of-bookings': abuseOfBookings,
  '2026-11-24-a-outbox-state': outboxState,
  '2026-11-24-b-constraints': constraints,
  '2026-11-25-a-one-invitation': oneInvitation,
  '2026-11-25-b-way-of-talking': wayOfTalking,
  '2026-11-25-d-data-requests': dataRequests,
  '2026-11-25-e-full-offer': fullOffer,
  '2026-11-26-a-people': people,
  '2026-11-26-b-team': team,
  '2026-11-26-c-lists': lists,
  '2026-11-26-d-messages': messages,
  '2026-11-26-f-promises': promises,
  '2026-11-26-g-search': search,
  '2026-11-27-a-sources': sources,
  '2026-11-27-a-undo': undo,
  '2026-11-27-b-notices': notices,
  '2026-11-28-a-diary': diary,
  '2026-11-28-b-results': results,
  '2026-11-28-c-privacy-desk': privacyDesk,
  '2026-11-28-d-kept-mails': keptMails,
  '2026-11-28-e-webhooks': webhooks,
  '2026-11-29-c-content': content,
  '2026-11-29-r-results-indexes': resultsIndexes,
  '2026-11-30-a-pictures': pictures,
  '2026-11-30-e-two-truths': twoTruths,
  '2026-12-01-p-quick-files': quickFiles,
  '2026-12-02-p-applications': applications,
  '2026-12-02-p-unused-proofs': unusedProofs,
  '2026-12-03-m-field-figures': fieldFigures,
  '2026-12-04-a-lanes': outboxLanes,
  '2026-12-04-b-confirmed-senders': confirmedSenders,
  '2026-12-04-c-draft-forms': draftForms,
};
