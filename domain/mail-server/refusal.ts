/** What went wrong at a mail server or mailbox, as its library tells. */
export type Fault = {
  /** Of the library and the network: 'EAUTH', 'ESOCKET ECONNREFUSED', and what OpenSSL says. */
  code: string;
  /** SMTP's three figures, and RFC 3463's beside them; empty when it said nothing. */
  answer: string;
  /** Whether the step before was signing in, the sender, the recipient or the message. */
  step: 'connect' | 'sign-in' | 'sender' | 'recipient' | 'message';
  timedOut: boolean;
};

const certificate = /CERT|SELF.SIGNED|UNABLE.TO.VERIFY|ALTNAME/i;
const handshake = /WRONG.VERSION|ERR_SSL|EPROTO\b|ETLS|PACKET.LENGTH/i;

/** What it most likely means and what to do, for somebody who has never set up a mail server. */
export function explainFault({ code, answer, step, timedOut }: Fault): string {
  if (code.includes('NOT_PUBLIC'))
    return 'This name does not lead to a server on the internet. If the server is in your own network, whoever runs the site has to allow that first.';
  if (/ENOTFOUND|EDNS|EAI_AGAIN/.test(code))
    return 'There is no server of this name. Please check the spelling.';
  if (timedOut || /TIMEOUT|ETIMEDOUT/.test(code))
    return 'The server did not answer in time. Most often the port is the wrong one, or the network of this site lets no mail out through it: try another port.';
  if (code.includes('ECONNREFUSED')) return 'Nothing answers at this port. Please check the port.';
  if (certificate.test(code))
    return 'The server’s certificate does not belong to this name, has run out or was signed by nobody, so nothing was sent to it. Please check the name of the server: it has to be the one your provider gives, not your own domain.';
  if (handshake.test(code))
    return 'Port and encryption do not fit together. TLS belongs to ports 465 and 993, STARTTLS to ports 587, 2525 and 143.';
  if (step === 'sign-in' || code.includes('EAUTH') || /^(?:530|534|535|538)\b/.test(answer))
    return signIn(answer);
  if (step === 'sender' || /5\.7\.(?:60|1)\b.*(?:sender|send as|from)/i.test(answer))
    return 'The server does not let this user send from this sender’s address. Use the address of that mailbox, or have the address added to it as an alias.';
  if (step === 'recipient')
    return 'The server signed in, but will not send to your own address. Please check the address of your account.';
  if (step === 'message') return 'The server signed in and took the addresses, but not the message itself.';
  return 'The server could not be reached, or ended the conversation. Please check name, port and encryption.';
}

function signIn(answer: string): string {
  if (/5\.7\.(?:139|30)\b/.test(answer))
    return 'Microsoft has switched off signing in with a password for this mailbox. Your administrator can switch on ‘Authenticated SMTP’ for it.';
  if (/5\.7\.9\b|application-specific|app password/i.test(answer))
    return 'The server wants an app password: one that is made for this one program, in the settings of your account there.';
  return 'The server does not accept this user name with this password. Many providers want an app password, made for this one program, and the whole address as the user name.';
}
