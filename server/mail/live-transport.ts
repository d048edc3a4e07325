import type { Clock } from '#server/base/clock.ts';
import type { Env } from '#server/base/env.ts';
import type { MailTransport } from '#server/ports/mail-transport.ts';
import type { Settings, SettingsInForce } from '#server/ports/settings.ts';
import { senderOf } from './addresses.ts';
import { type ClosableTransport, createMailTransport } from './transport.ts';

type Parts = { env: Env; settings: Settings; clock: Clock };

/**
 * Sends by whatever mail server is set at this moment. When another one is set, what is in hand goes out by the one
 * before, whose connections are closed then.
 * @param env as it holds at each moment
 */
export function createLiveTransport({ env, settings, clock }: Parts): MailTransport & { close: () => void } {
  let builtFor = '';
  let built: ClosableTransport | undefined;
  const transportFor = ({ smtp }: SettingsInForce): ClosableTransport => {
    const wanted = JSON.stringify([smtp, senderOf(env)]);
    if (built && wanted === builtFor) return built;
    built?.close();
    built = createMailTransport({
      smtpUrl: smtp.value,
      onInternetOnly: smtp.from === 'saved' && env.MAIL_IN_OWN_NETWORK === 'off',
      smtpTimeoutMs: env.SMTP_TIMEOUT_MS,
      from: senderOf(env),
      siteUrl: env.SITE_URL,
      dataDir: env.DATA_DIR,
      clock,
    });
    builtFor = wanted;
    return built;
  };
  return {
    get kind() {
      return settings.now().smtp.value ? 'smtp' : 'disk';
    },
    send: async (...mail) => transportFor(await settings.fresh()).send(...mail),
    close: () => built?.close(),
  };
}
