import { dayMs } from '#domain/format/durations.ts';

/** Nobody opens, fills in and sends a form in less; programs take a fraction of it. */
export const minimumFillMs = 1_500;
/** A form may stay open over a week's holiday; older ones were probably collected by a program. */
export const formLifeMs = 14 * dayMs;
/** Links that an honest message may carry: the site, a rival's, and one to admire. */
const linksAllowed = 3;

type AbuseCode =
  | 'honeypot'
  | 'too-fast'
  | 'forged-form'
  | 'no-form'
  | 'old-form'
  | 'disposable-address'
  | 'doubtful-address'
  | 'many-links'
  | 'link-in-name'
  | 'advert-markup'
  | 'other-script'
  /** For bookings only: see `server/bookings/crowd.ts`. */
  | 'crowded-network'
  | 'crowded-day';

/** Why a submission looks suspicious, with a sentence for staff. */
export type AbuseReason = { code: AbuseCode; text: string };

/** The age of the form that was sent, from its signed start; or why there is none. */
export type FormAge = number | 'missing' | 'forged';

export type Evidence = {
  /** The content of the honeypot field, which people do not see. */
  honeypot: string | undefined;
  form: FormAge;
  /** False for forms that carry no signed time because their page is written at build. */
  formExpected: boolean;
  email: string;
  /** Whether its domain offers disposable addresses. */
  disposable: boolean;
  /** One-line answers that name a person. */
  names: string[];
  /** Every longer answer. */
  texts: string[];
};

export type Verdict = { quarantine: boolean; reasons: AbuseReason[] };

type Finding = AbuseReason & { strong: boolean };

/**
 * Whether a submission goes to quarantine, for staff to look at. One strong reason is enough, or two weak ones;
 * a single weak one is only shown beside the lead. Nothing is ever refused or dropped here.
 */
export function judge(evidence: Evidence): Verdict {
  const findings = [...formFindings(evidence), ...addressFindings(evidence), ...contentFindings(evidence)];
  return {
    quarantine: findings.some((one) => one.strong) || findings.length > 1,
    reasons: findings.map(({ code, text }) => ({ code, text })),
  };
}

function formFindings({ honeypot, form, formExpected }: Evidence): Finding[] {
  const found: Finding[] = [];
  if (honeypot) found.push(strong('honeypot', 'A field that people do not see was filled in.'));
  if (form === 'forged')
    found.push(strong('forged-form', 'The time at which the form was opened was forged.'));
  if (form === 'missing' && formExpected)
    found.push(weak('no-form', 'It did not come from a form that the site handed out.'));
  if (typeof form === 'number') {
    if (form < minimumFillMs)
      found.push(
        strong('too-fast', `It was sent ${(form / 1000).toFixed(1)} seconds after the form was opened.`),
      );
    if (form > formLifeMs)
      found.push(weak('old-form', 'The form had been opened more than two weeks before.'));
  }
  return found;
}

const misspelt =
  /^(gmial|gmal|gmai|gnail|gamil|hotmial|hotmal|outlok|yahooo|yaho)\.|^(gmail|hotmail|outlook|yahoo)\.(con|cmo|co|om|vom)$/;
const unreachable = /(^|\.)(invalid|localhost|local|onion)$/;

function addressFindings({ email, disposable }: Evidence): Finding[] {
  const [local = '', domain = ''] = splitAddress(email);
  // The lists contain some misspelled domains, which other people own: somebody who types one made a slip.
  if (misspelt.test(domain)) return [weak('doubtful-address', `${domain} looks misspelt.`)];
  if (disposable) return [strong('disposable-address', `${domain} gives out throwaway addresses.`)];
  if (unreachable.test(domain)) return [weak('doubtful-address', `No mail can reach ${domain}.`)];
  const dots = local.split('.').length - 1;
  if (/^(gmail|googlemail)\.com$/.test(domain) && dots >= 4)
    return [weak('doubtful-address', 'The address is written with many dots, as programs do.')];
  return [];
}

function splitAddress(email: string): [string, string] {
  const at = email.lastIndexOf('@');
  return [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
}

const link = /\b(?:https?:\/\/|www\.)\S/gi;
/** In a name, an address without 'www.' counts as a link too; an e-mail address there is a slip. */
const bareDomain =
  /(?<![@\w.-])[\w-]{2,}\.(?:com|net|org|info|biz|io|co|uk|de|ru|cn|su|xyz|top|site|online|shop|store|link|click|club|live|pro|app|dev|example)(?![\w-])/i;
const advert = /<a\s[^<>]*href|\[(?:url|link)[=\]]/i;

function contentFindings({ names, texts }: Evidence): Finding[] {
  const found: Finding[] = [];
  if (names.some((name) => name.match(link) || bareDomain.test(name)))
    found.push(strong('link-in-name', 'A web address stands where a name should be.'));
  const all = texts.join('\n');
  if (advert.test(all) || names.some((name) => advert.test(name)))
    found.push(strong('advert-markup', 'It holds links in the markup of forums.'));
  const links = all.match(link)?.length ?? 0;
  if (links > linksAllowed) found.push(strong('many-links', `It holds ${links} links.`));
  if (isMostlyOtherScript(all))
    found.push(weak('other-script', 'Most of it is written in another script than Latin.'));
  return found;
}

function isMostlyOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 20 && latin < letters / 2;
}

const strong = (code: AbuseCode, text: string): Finding => ({ code, text, strong: true });
const weak = (code: AbuseCode, text: string): Finding => ({ code, text, strong: false });
