import { titleOf } from '#content/document-places.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { liveDocuments } from '#server/content/documents/live-documents.ts';
import type { FellBack } from '#server/content/documents/release-of.ts';
import { type Unproven, unprovenIn } from '#server/content/proofs/unproven.ts';
import { countDataRequests } from '#server/data-requests/find.ts';
import { clockDoubt } from '#server/db/clock-standing.ts';
import { mailboxNote } from '#server/inbox/mailbox/standing.ts';
import { leftNote } from '#server/inbox/take/left-in-mailbox.ts';
import { switchedOffNote } from '#server/notices/standing.ts';
import { watchNotes } from '#server/watch/standings.ts';
import { placesNotes } from './file-places.ts';
import type { Apart } from './instances.ts';
import { secretChanged } from './secret-standing.ts';
import type { SiteServices } from './site-services.ts';

type Parts = Pick<
  SiteServices,
  'env' | 'settings' | 'db' | 'clock' | 'earlierBuild' | 'content' | 'files' | 'instances' | 'storage'
>;

/** What keeps the site from its work, threatens what is stored or breaks the law, with what to do: for the start and `/admin`. */
export async function attentionNotes({
  env,
  settings,
  db,
  clock,
  earlierBuild,
  content,
  files,
  instances,
  storage,
}: Parts): Promise<string[]> {
  const refuses = storage.refuses();
  // First, at the same moment as the launch list does.
  const apart = await instances.keepApart();
  const places = await placesNotes({ env, db, files });
  const doubt = await clockDoubt(db.query);
  const mailbox = await mailboxNote({ env, db, clock });
  const left = await leftNote({ db, clock });
  const changed = await secretChanged(db.query, clock.now());
  const switchedOff = await switchedOffNote(db.query);
  const { smtp, imap } = await settings.fresh();
  const unproven = await unprovenIn(db.query, await liveDocuments(db.query));
  const { overdue } = await countDataRequests({ db, clock });
  return [
    ...((await refuses) ? [notStoredNote] : []),
    ...(overdue > 0 ? [overdueNote(overdue)] : []),
    ...(earlierBuild ? [earlierBuild] : []),
    ...places,
    ...(apart ? [apartNotes[apart]] : []),
    ...(doubt ? [clockNote(doubt)] : []),
    ...(mailbox ? [mailbox] : []),
    ...(left ? [left] : []),
    ...(smtp.from === 'unreadable' ? [unreadable('mail server', 'Emails are kept', 'email')] : []),
    ...(imap.from === 'unreadable'
      ? [unreadable('mailbox', 'Letters that come in are not read', 'mailbox')]
      : []),
    ...(switchedOff ? [switchedOff] : []),
    ...(content.fellBack().length > 0 ? [fellBackNote(content.fellBack())] : []),
    ...(unproven.length > 0 ? [unprovenNote(unproven)] : []),
    ...(changed ? [secretNote] : []),
    ...(await watchNotes(db.query)),
  ];
}

/** A page that was changed with the software may no longer take a text that was saved for it. */
function fellBackNote(texts: readonly FellBack[]): string {
  const named = texts.map(({ document, to }) =>
    to === 0 ? `‘${titleOf(document)}’ (as delivered)` : `‘${titleOf(document)}’ (version ${to})`,
  );
  return `Some texts no longer fit their pages, so visitors get earlier ones: ${named.join(', ')}. Look at them at /admin/content and save them again.`;
}

/** What is claimed must be shown on demand; without its proof a review may not stand there as real. */
function unprovenNote(reviews: readonly Unproven[]): string {
  const named = reviews.map(({ company, erased }) =>
    erased ? `‘${company}’ (its proof was erased, as its giver asked)` : `‘${company}’`,
  );
  return `Visitors read reviews as real that have no proof: ${named.join(', ')}. Mark them as samples or take them off at /admin/content/documents/testimonials, then publish; until then nothing else can be published.`;
}

/** The secret that sealed it is gone; nothing but entering it again helps. */
function unreadable(what: string, so: string, page: string): string {
  return `The saved ${what} can no longer be read, as the secret of this site was changed. ${so} until you enter it again at /admin/settings/${page}.`;
}

const apartNotes: Record<NonNullable<Apart>, string> = {
  files: [
    'Another instance of this site on the same database keeps its files elsewhere:',
    'files of enquiries, pictures and kept emails of the one are missing on the other.',
    'Give all instances one folder as DATA_DIR, or one bucket (S3_BUCKET), and restart them.',
  ].join(' '),
  mails: [
    'Another instance of this site keeps its emails in a folder of its own:',
    'those of the one are missing on the other, and stay there when their person is erased.',
    'Connect a mail server, so that none are kept, or give all instances one folder as DATA_DIR and restart them.',
  ].join(' '),
  'former-mails': [
    'Emails that were kept before there was a mail server lie in the folder of the instance that kept them:',
    'on another one they are missing, and stay there when their person is erased.',
    'Send them, or wait until their time is over.',
  ].join(' '),
};

/** A disk on which the site cannot write takes no note of it either, for the next look. */
const notStoredNote = [
  'What visitors send, or its files, cannot be stored at this moment; they are told so, and keep what they typed.',
  'Whoever runs the server looks at the free space of DATA_DIR, at the database and, where there is one, at the bucket.',
  'Nothing has to be restarted.',
].join(' ');

function clockNote({ from, to }: { from: number; to: number }): string {
  return [
    `The clock says ${formatInstant(to, agencyZone)}; when it was last noted it said ${formatInstant(from, agencyZone)}.`,
    'Nothing is deleted for its age until the site has run for a week.',
    'If the clock is wrong, set it right and restart.',
    'If the site was switched off for so long, there is nothing to do.',
  ].join(' ');
}

/** Shown until the last of them is answered: a day too late is a breach already (UK GDPR, art. 12(3)). */
function overdueNote(overdue: number): string {
  const which =
    overdue === 1
      ? '1 request about personal data is past its last day, which the law sets'
      : `${overdue} requests about personal data are past their last day, which the law sets`;
  return `${which}. Answer at /admin/data-requests, and note there when you did.`;
}

const secretNote = [
  'APP_SECRET, or the file secret in DATA_DIR, is another than before.',
  'Everybody is signed out, links in emails that were already sent no longer work,',
  'and the calendar has to be connected again at /admin/calendar-setup.',
  'To go back, set the former secret and restart; to keep the new one without these losses, set the former one as',
  'APP_SECRET_PREVIOUS and restart.',
  'This note goes after a week.',
].join(' ');
