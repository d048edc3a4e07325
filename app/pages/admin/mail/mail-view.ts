import { mayOpen } from '#app/access.ts';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import { momentOf } from '#app/pages/admin/parts/moment.ts';
import { shortCount } from '#domain/format/count-text.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { loadRules } from '#server/availability/rules.ts';
import { readPlace } from '#server/db/keyset.ts';
import { keptOrder, listKeptMails } from '#server/mail/kept-list.ts';
import { countDeliveries, deliveryOrder, listDeliveries } from '#server/outbox/deliveries.ts';
import { hiddenFrom } from '#server/outbox/for-owners.ts';
import { outboxHealth } from '#server/outbox/health.ts';
import type { Services } from '#server/ports/services.ts';

/** `kept`: on disk, as no mail server is set; `sent`: whatever was to go out; `failing`: what did not. */
const mailLists = ['kept', 'sent', 'failing'] as const;

/** What failed stands above every list: some of it, and all of it on the list of its own. */
const someFailing = 5;
const perPage = 50;

/** The list that an address asks for; without a word, what is kept, or what was sent once a mail server is set. */
export async function loadMailView(
  services: Services,
  { role }: Pick<CurrentStaff, 'role'>,
  search: URLSearchParams,
) {
  const wanted = mailLists.find((list) => list === search.get('show'));
  const show = wanted ?? (services.mail.kind === 'smtp' ? 'sent' : 'kept');
  const { zone } = await loadRules(services.db.query);
  const now = services.clock.now();
  const when = (at: number) => momentOf(at, now, zone);
  const place = readPlace(search, show === 'kept' ? keptOrder : deliveryOrder);
  const hidden = await hiddenFrom({ role }, services.db.query);
  const kept = await listKeptMails(services, show === 'kept' ? place : null, hidden);
  const failing = await listDeliveries(services, {
    ...{ which: 'failing', role },
    place: show === 'failing' ? place : null,
    perPage: show === 'failing' ? perPage : someFailing,
  });
  const sent =
    show === 'sent' ? await listDeliveries(services, { which: 'sent', role, place, perPage }) : null;
  const isEmpty = { kept: kept.mails, failing: failing.rows, sent: sent?.rows ?? [] }[show].length === 0;
  const { before, after } = { kept, failing, sent: sent ?? kept }[show];
  return {
    transport: services.mail.kind,
    owner: role === 'owner',
    toChoose: services.mail.kind === 'smtp' ? (await outboxHealth(services.db.query, ['email'])).kept : 0,
    show,
    failing: failing.rows,
    kept: show === 'kept' ? kept.mails.map((mail) => ({ ...mail, when: when(mail.at) })) : [],
    sent: sent?.rows.map((row) => ({ ...row, when: when(row.createdAt) })) ?? [],
    counts: {
      kept: shortCount(kept.total),
      sent: shortCount(await countDeliveries(services, { which: 'sent', role }, sent)),
      failing: shortCount(await countDeliveries(services, { which: 'failing', role }, failing)),
    },
    beside: { before, after },
    csv: !isEmpty && mayOpen(role, '/admin/mail.csv') ? listAddress('/admin/mail.csv', { show }) : null,
  };
}

export type MailView = Awaited<ReturnType<typeof loadMailView>>;
