import { site } from '#content/site.ts';
import { providers } from '#domain/mail-server/providers.ts';
import { readSetting } from '#server/db/settings.ts';
import { outboxHealth } from '#server/outbox/health.ts';
import type { Services } from '#server/ports/services.ts';
import { mailAddresses, mailAddressesKey, mailServerSetting } from '#server/settings/mail-settings.ts';
import { shownLogin } from '#server/settings/shown-login.ts';
import { chosenProvider } from './provider-choices.tsx';

/** What the page of the mail server shows: nothing of a password, and of the environment only that it decides. */
export async function loadEmailView(services: Services, search: URLSearchParams) {
  const held = await services.settings.fresh();
  const { login, unreadable } = await shownLogin(services, mailServerSetting);
  const saved = mailAddresses.safeParse(await readSetting(services.db.query, mailAddressesKey)).data;
  const chosen = chosenProvider(search, login?.host);
  return {
    login,
    unreadable,
    chosen,
    provider: providers.find(({ id }) => id === chosen) ?? null,
    fixed: {
      server: held.smtp.from === 'environment',
      sender: held.sender.from === 'environment' ? (held.sender.value ?? '') : null,
      agencyEmail: held.agencyEmail.from === 'environment' ? (held.agencyEmail.value ?? '') : null,
    },
    saved: saved ?? null,
    defaults: { name: site.name, email: site.email },
    works: held.smtp.value !== undefined,
    kept: (await outboxHealth(services.db.query, ['email'])).kept,
    done: search.get('done'),
  };
}

export type EmailView = Awaited<ReturnType<typeof loadEmailView>>;
