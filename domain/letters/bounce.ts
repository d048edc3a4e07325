/** What a mail server says of one receiver of a mail that was sent. */
export type Failure = {
  email: string;
  /** False for a notice that it only takes longer. */
  failed: boolean;
  /** The address itself takes no mail; trying again cannot help. */
  lasting: boolean;
  /** The code and words of the server, one line. */
  reason: string;
};

const most = 20;
/** Mailbox full or too large a mail, contents, and policy: the address is there all the same. */
const notTheAddress = /^5\.(?:2\.[234]|3\.4|6\.|7\.)/;

/** Whether a status (RFC 3463) says for good that the address itself takes no mail. */
export const refusesAddress = (status: string): boolean =>
  status.startsWith('5') && !notTheAddress.test(status);

/** Reads the machine-readable part of a delivery report (RFC 3464). What was delivered is left out. */
export function readDeliveryStatus(text: string): Failure[] {
  const blocks = text
    .slice(0, 100_000)
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/);
  return blocks
    .slice(0, 200)
    .flatMap((block) => failureIn(fieldsOf(block)) ?? [])
    .slice(0, most);
}

function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (/^[ \t]/.test(line) && last) fields.set(last, `${fields.get(last)} ${line.trim()}`);
    else if (colon > 0) {
      last = line.slice(0, colon).trim().toLowerCase();
      fields.set(last, line.slice(colon + 1).trim());
    }
  }
  return fields;
}

function failureIn(fields: Map<string, string>): Failure | null {
  const email = addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
  const action = (fields.get('action') ?? '').toLowerCase();
  if (!email || !['failed', 'delayed'].includes(action)) return null;
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  const said = (fields.get('diagnostic-code') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replace(/^[\w-]+;\s*/, '')
    .slice(0, 200);
  return {
    email,
    failed: action === 'failed',
    lasting: action === 'failed' && refusesAddress(status),
    reason: [status, said].filter(Boolean).join(': '),
  };
}

/** 'rfc822; somebody@example.com' */
function addressIn(field: string | undefined): string | null {
  const address = field?.split(';').pop()?.trim().replaceAll(/[<>]/g, '').toLowerCase() ?? '';
  return address.length <= 254 && /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u.test(address) ? address : null;
}

/** Addresses in Exim's own header, for reports without a machine-readable part. */
export function failedRecipients(header: string): Failure[] {
  return header
    .slice(0, 2000)
    .split(/[,\s]+/)
    .flatMap((one) => addressIn(one) ?? [])
    .slice(0, most)
    .map((email) => ({ email, failed: true, lasting: false, reason: '' }));
}
