/** What a name server says: records, that there are none, or nothing in time. */
export type DnsAnswer = { state: 'found'; records: string[] } | { state: 'none' } | { state: 'silent' };

/** Asks name servers, within bounds of time and size. */
export type Dns = {
  /** Texts, each in one piece. */
  txt: (name: string) => Promise<DnsAnswer>;
  /** Names of the servers for incoming mail, the preferred one first. */
  mx: (name: string) => Promise<DnsAnswer>;
};
