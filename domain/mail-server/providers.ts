/** A place to send and read mail: what its own help pages say, so that nobody needs to look it up. */
export type Provider = {
  id: 'google' | 'microsoft' | 'fastmail';
  name: string;
  smtp: Address;
  imap: Address;
  /** What to know before the password is typed. */
  password: string;
  /** What to know of the mailbox, where that is more. */
  mailbox?: string;
  /** What the SPF record of the domain has to include. */
  spf: string;
  /** Names under which its DKIM keys stand. */
  dkim: readonly string[];
  /** Where its keys come from, for whoever has to add them. */
  dkimHow: string;
  /** How the names of its servers for incoming mail end. */
  mx: readonly string[];
};

type Encryption = 'tls' | 'starttls' | 'none';
type Address = { host: string; port: number; encryption: Encryption };

export const providers: readonly Provider[] = [
  {
    id: 'google',
    name: 'Google Workspace',
    smtp: { host: 'smtp.gmail.com', port: 587, encryption: 'starttls' },
    imap: { host: 'imap.gmail.com', port: 993, encryption: 'tls' },
    password:
      'Google wants an app password of 16 letters here, not the one you sign in with. In your Google account, switch on 2-Step Verification, then make one at myaccount.google.com/apppasswords.',
    spf: '_spf.google.com',
    dkim: ['google'],
    dkimHow: 'In the Google Admin console: Apps, Google Workspace, Gmail, Authenticate email.',
    mx: ['google.com', 'googlemail.com'],
  },
  {
    id: 'microsoft',
    name: 'Microsoft 365',
    smtp: { host: 'smtp.office365.com', port: 587, encryption: 'starttls' },
    imap: { host: 'outlook.office365.com', port: 993, encryption: 'tls' },
    password:
      '‘Authenticated SMTP’ has to be on for this mailbox: Microsoft 365 admin center, Active users, the user, Mail, Manage email apps. Microsoft switches it off by default at the end of December 2026; your administrator can switch it on again.',
    mailbox:
      'Microsoft 365 no longer lets programs read a mailbox with a password, so this will most likely be refused. Mail of another provider can be read.',
    spf: 'spf.protection.outlook.com',
    dkim: ['selector1', 'selector2'],
    dkimHow: 'In Microsoft Defender: Email & collaboration, Policies & rules, Email authentication, DKIM.',
    mx: ['mail.protection.outlook.com', 'mx.microsoft'],
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    smtp: { host: 'smtp.fastmail.com', port: 465, encryption: 'tls' },
    imap: { host: 'imap.fastmail.com', port: 993, encryption: 'tls' },
    password:
      'Fastmail wants an app password here, not the one you sign in with: Settings, Privacy & Security, Manage app passwords.',
    spf: 'spf.messagingengine.com',
    dkim: ['fm1', 'fm2', 'fm3'],
    dkimHow: 'In Fastmail: Settings, Domains, your domain, where each record stands ready to copy.',
    mx: ['messagingengine.com'],
  },
];

/** The provider that a server belongs to; undefined for any other. */
export function providerOf(host: string): Provider | undefined {
  const named = host.toLowerCase();
  return providers.find(({ smtp, imap }) => named === smtp.host || named === imap.host);
}
