/** Where Google is. */
export interface GoogleEndpoints {
  authorize: string;
  token: string;
  revoke: string;
  /** Up to and including `/calendar/v3`. */
  calendar: string;
}

/** All that the client needs from outside; nothing is read from the environment. */
export interface GoogleConfig {
  /** One origin that serves OAuth and API (a stand-in), or null for Google itself. */
  baseUrl: string | null;
  /** Overrides single addresses, for a stand-in that lays its paths out otherwise. */
  endpoints?: Partial<GoogleEndpoints>;
  clientId: string;
  clientSecret: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Limit of one HTTP call, body included, milliseconds. */
  timeoutMs: number;
  fetch?: typeof fetch;
  /** Makes the signal that ends a call after `timeoutMs`; `AbortSignal.timeout` when not given. */
  timeout?: (ms: number) => AbortSignal;
}

const google: GoogleEndpoints = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  calendar: 'https://www.googleapis.com/calendar/v3',
};

/** The addresses to call. A `baseUrl` gets the same paths as Google's own hosts. */
export function endpointsOf(config: Pick<GoogleConfig, 'baseUrl' | 'endpoints'>): GoogleEndpoints {
  const { baseUrl, endpoints } = config;
  if (baseUrl === null) return { ...google, ...endpoints };
  const origin = baseUrl.replace(/\/+$/, '');
  return {
    authorize: `${origin}/o/oauth2/v2/auth`,
    token: `${origin}/token`,
    revoke: `${origin}/revoke`,
    calendar: `${origin}/calendar/v3`,
    ...endpoints,
  };
}
