/** One method of a server's findings: `dkim=pass header.d=client.example`. */
type Finding = { method: string; result: string; properties: ReadonlyMap<string, string> };

type Asked = {
  /** The name by which the mailbox's own server signs its findings, in lower case. */
  server: string;
  /** The address in the letter's From. */
  from: string;
};

/** A server writes a few hundred signs. */
const longest = 4000;

/**
 * Whether the mailbox's own server has confirmed that a letter comes from the domain in its From, by DMARC, or by DKIM or
 * SPF of the same domain. Only its topmost line is read: whoever sends a letter can write such lines into it, and what
 * the server adds stands above them (RFC 8601, 5 and 7.1).
 * @param lines the values of Authentication-Results as they travelled, the topmost first
 */
export function senderConfirmed(lines: readonly string[], { server, from }: Asked): boolean {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const parts = lines
    .map((line) => pieces(line.slice(0, longest)))
    .find(([name = '']) => name.trim().split(/\s/)[0]?.toLowerCase() === server);
  if (!parts || domain === '') return false;
  const findings = parts.slice(1).map(findingOf);
  const passed = (method: string, property: string, fits: (value: string) => boolean) =>
    findings.some(
      (one) => one.method === method && one.result === 'pass' && fits(one.properties.get(property) ?? ''),
    );
  if (findings.some(({ method, result }) => method === 'dmarc' && result === 'fail')) return false;
  return (
    passed('dmarc', 'header.from', (value) => value === domain) ||
    passed('dkim', 'header.d', (value) => isOfSame(value, domain)) ||
    passed('dkim', 'header.i', (value) => isOfSame(domainOf(value), domain)) ||
    passed('spf', 'smtp.mailfrom', (value) => isOfSame(domainOf(value), domain))
  );
}

/** A header cut at its semicolons, without comments; those within quotes do not count, and the quotes are left out. */
function pieces(line: string): string[] {
  const found = [''];
  let quoted = false;
  let depth = 0;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === '\\' && (quoted || depth > 0)) {
      at += 1;
      if (quoted) add(found, line[at] ?? '');
    } else if (sign === '"' && depth === 0) quoted = !quoted;
    else if (quoted) add(found, /[\s=]/.test(sign) ? '_' : sign);
    else if (sign === '(') depth += 1;
    else if (sign === ')' && depth > 0) depth -= 1;
    else if (depth > 0) continue;
    else if (sign === ';') found.push('');
    else add(found, sign);
  }
  return found;
}

function add(found: string[], sign: string): void {
  found[found.length - 1] += sign;
}

function findingOf(piece: string): Finding {
  const [first = '', ...rest] = piece
    .toLowerCase()
    .replaceAll(/\s*=\s*/g, '=')
    .trim()
    .split(/\s+/);
  const [method = '', result = ''] = first.split('=');
  const properties = new Map<string, string>();
  for (const one of rest) {
    const is = one.indexOf('=');
    if (is > 0 && !properties.has(one.slice(0, is))) properties.set(one.slice(0, is), one.slice(is + 1));
  }
  return { method: method.split('/')[0] ?? '', result, properties };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** The domain of the sender, or one above it: whoever has that decides over what lies below. */
function isOfSame(signer: string, domain: string): boolean {
  return signer === domain || (signer.includes('.') && domain.endsWith(`.${signer}`));
}
