/** What the server has to know of an address, whatever page or endpoint answers there. */
export type AddressRule = {
  /** An address, and all below it. */
  path: string;
  /** Programs ask there: refusals are JSON, and more methods are known than a browser's. */
  json?: true;
  /** Who may see the answers: nobody keeps them, and nothing of staff is fetched ahead. */
  only?: 'staff' | 'one-person';
  /** Small answers that no page is drawn for: they count as a tenth of one. */
  light?: true;
  /** Rendered for each request while an offer's dates run; from the built file otherwise. */
  leadsToOffer?: true;
  /**
   * Drawn for all who ask at the same moment, and at this very address, unless it has a parameter that the page `reads`;
   * `form`: the id of the form that tells where somebody came from; '' for none.
   */
  kept?: { form: string; reads: readonly string[] };
  /** Bytes that a form with files may have, at this address and not below it. */
  formBytes?: number;
};

export type AddressFacts = {
  json: boolean;
  light: boolean;
  only: 'staff' | 'one-person' | null;
  formBytes: number | null;
  leadsToOffer: boolean;
};

/** What is to be known of a path, however it is spelt. */
export type KnowAddress = (pathname: string) => AddressFacts;

/** @param rules all rules that match an address apply together */
export function knowAddresses(rules: readonly AddressRule[]): KnowAddress {
  const known = rules.map((rule) => ({
    rule,
    within: new RegExp(`^${rule.path}([/.]|$)`, 'i'),
    itself: new RegExp(`^${rule.path}(/|[.]data)?$`, 'i'),
  }));
  return (pathname) => {
    const path = decodedPath(pathname);
    const matching = known.filter(({ within }) => within.test(path));
    const form = matching.find(({ rule, itself }) => rule.formBytes !== undefined && itself.test(path));
    return {
      json: matching.some(({ rule }) => rule.json),
      light: matching.some(({ rule }) => rule.json || rule.light),
      only: matching.find(({ rule }) => rule.only)?.rule.only ?? null,
      formBytes: form?.rule.formBytes ?? null,
      leadsToOffer: matching.some(({ rule }) => rule.leadsToOffer),
    };
  };
}

/** An address that cannot be decoded is refused before anything else; it belongs where its letters say. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
