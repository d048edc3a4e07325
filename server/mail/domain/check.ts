import { type Provider, providerOf } from '#domain/mail-server/providers.ts';
import { spfRecords, withInclude } from '#domain/sending-domain/spf.ts';
import { dkimKey, dmarcPolicy } from '#domain/sending-domain/tags.ts';
import { senderOf } from '#server/mail/addresses.ts';
import type { Dns } from '#server/ports/dns.ts';
import type { Services } from '#server/ports/services.ts';
import { followSpf } from './spf-chain.ts';

/** A line to add where the domain's records are kept. */
type DnsRecord = { name: string; type: 'TXT'; value: string };

/** What was found of one thing, whether it is well, and what to do. */
export type Finding = {
  state: 'good' | 'mend' | 'unknown';
  said: string;
  found: string[];
  add: DnsRecord | null;
};

export type DomainCheck = {
  domain: string;
  provider: string | null;
  findings: Record<'spf' | 'dkim' | 'dmarc' | 'mx', Finding>;
};

const silent = 'The name servers did not answer in time. Please look again in a minute.';
const finding = (state: Finding['state'], said: string, more: Partial<Finding> = {}): Finding => ({
  ...{ state, said, found: [], add: null },
  ...more,
});

/** The domain that emails come from. */
function sendingDomain({ env }: Pick<Services, 'env'>): string {
  const sender = senderOf(env);
  const address = /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
  return (address.split('@')[1] ?? '').toLowerCase();
}

/**
 * Looks at the domain that emails come from with the eyes of those who receive them.
 * @param selector where the DKIM key stands, if the owner knows it
 */
export async function checkDomain(
  services: Pick<Services, 'env' | 'dns'>,
  selector: string | null,
): Promise<DomainCheck> {
  const { dns, env } = services;
  const domain = sendingDomain(services);
  const provider = env.SMTP_URL ? providerOf(new URL(env.SMTP_URL).hostname) : undefined;
  const [spf, dkim, dmarc, mx] = await Promise.all([
    checkSpf(dns, domain, provider),
    checkDkim(dns, domain, selector ? [selector] : (provider?.dkim ?? []), provider),
    checkDmarc(dns, domain),
    checkMx(dns, domain),
  ]);
  return { domain, provider: provider?.name ?? null, findings: { spf, dkim, dmarc, mx } };
}

async function checkSpf(dns: Dns, domain: string, provider: Provider | undefined): Promise<Finding> {
  const answer = await dns.txt(domain);
  if (answer.state === 'silent') return finding('unknown', silent);
  const found = answer.state === 'found' ? spfRecords(answer.records) : [];
  const [record] = found;
  const own = (value: string): DnsRecord => ({ name: '@', type: 'TXT', value });
  if (!record)
    return provider
      ? finding('mend', `There is none, so ${provider.name} is not named as yours.`, {
          add: own(`v=spf1 include:${provider.spf} ~all`),
        })
      : finding('mend', 'There is none. Your provider says which one it wants: look for ‘SPF’ in its help.');
  if (found.length > 1)
    return finding(
      'mend',
      'There is more than one, so none of them counts. Merge them: keep one, add what the others include, and delete the others.',
      { found },
    );
  const chain = await followSpf(dns, record);
  if (chain.tooMany)
    return finding(
      'mend',
      'It leads to more than 10 look-ups, which receivers treat as an error. Take out services that no longer send for you.',
      { found },
    );
  if (!provider)
    return finding(
      'unknown',
      'There is one. We cannot see whether it names your mail server, as we do not know its provider.',
      { found },
    );
  if (chain.names.has(provider.spf)) return finding('good', `It names ${provider.name} as yours.`, { found });
  if (chain.silent) return finding('unknown', silent, { found });
  return finding(
    'mend',
    `It does not name ${provider.name}. Change the record to this one; do not add a second.`,
    {
      ...{ found, add: own(withInclude(record, provider.spf)) },
    },
  );
}

async function checkDkim(
  dns: Dns,
  domain: string,
  selectors: readonly string[],
  provider: Provider | undefined,
): Promise<Finding> {
  if (selectors.length === 0)
    return finding(
      'unknown',
      'Keys stand under a name that only your provider knows, its ‘selector’. Type it below, and we look.',
    );
  const answers = await Promise.all(
    selectors.map(async (selector) => ({
      selector,
      answer: await dns.txt(`${selector}._domainkey.${domain}`),
    })),
  );
  const keys = answers.flatMap(({ selector, answer }) =>
    answer.state === 'found' && answer.records.some((record) => dkimKey(record) === 'key') ? [selector] : [],
  );
  if (keys.length > 0)
    return finding(
      'good',
      `A key is there, under ${keys.join(', ')}. We cannot see whether your provider signs with it.`,
    );
  if (answers.some(({ answer }) => answer.state === 'silent')) return finding('unknown', silent);
  const looked = selectors.map((selector) => `${selector}._domainkey`).join(', ');
  return finding(
    'mend',
    `There is no key under ${looked}. ${provider?.dkimHow ?? 'Your provider makes it, and shows the record to add.'} It shows the record to add; we cannot know it.`,
  );
}

async function checkDmarc(dns: Dns, domain: string): Promise<Finding> {
  const parent = domain.split('.').slice(1).join('.');
  let answer = await dns.txt(`_dmarc.${domain}`);
  if (answer.state === 'none' && parent.includes('.')) answer = await dns.txt(`_dmarc.${parent}`);
  if (answer.state === 'silent') return finding('unknown', silent);
  const found = (answer.state === 'found' ? answer.records : []).filter((text) => /^v=DMARC1/i.test(text));
  const add: DnsRecord = { name: '_dmarc', type: 'TXT', value: 'v=DMARC1; p=none' };
  if (found.length === 0)
    return finding('mend', 'There is none. Large providers ask for one; this one only asks them to watch.', {
      add,
    });
  if (found.length > 1)
    return finding('mend', 'There is more than one, so none of them counts. Keep one.', { found });
  const policy = dmarcPolicy(found[0] ?? '');
  if (!policy)
    return finding('mend', 'It says nothing that receivers understand. Replace it.', { found, add });
  return finding('good', policyWords[policy], { found });
}

const policyWords = {
  none: 'It is there and asks others only to watch. Once SPF and DKIM have been in place for some weeks, p=quarantine protects your name better.',
  quarantine: 'It is there: what fails goes to spam. So SPF or DKIM has to be right before you send.',
  reject: 'It is there: what fails is refused. So SPF or DKIM has to be right before you send.',
};

async function checkMx(dns: Dns, domain: string): Promise<Finding> {
  const answer = await dns.mx(domain);
  if (answer.state === 'silent') return finding('unknown', silent);
  if (answer.state === 'none')
    return finding(
      'mend',
      'Nobody accepts mail for this domain, so visitors’ replies would come back to them. Your provider says which servers to name.',
    );
  return finding('good', 'These servers accept mail for this domain.', {
    found: answer.records.slice(0, 5),
  });
}
