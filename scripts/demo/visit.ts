/** The part of a browser that the demo needs: keeps cookies, posts forms, follows redirects when told to. */
export class Visit {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** What it would send as its cookies. */
  cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request to the site or to an address it points to. Redirects are answers and not followed. */
  async #send(target: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(target, this.#url);
    const own = url.origin === this.#url;
    const headers = new Headers(init.headers);
    if (own) {
      headers.set('cookie', this.cookie());
      headers.set('origin', this.#url);
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of own ? response.headers.getSetCookie() : []) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** JSON of the site. @throws Error with the answer when it is not OK */
  async getJson<T>(path: string): Promise<T> {
    const response = await this.#send(path);
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** A page of the site. @throws Error when it is not OK */
  async getText(path: string): Promise<string> {
    const response = await this.#send(path);
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    return response.text();
  }

  /**
   * Milliseconds until something of a file has come; the rest is not waited for.
   * @param fields of the form that asks for it
   * @throws Error when it is not OK
   */
  async timeToFirstByte(path: string, fields?: Record<string, string>): Promise<number> {
    const begun = performance.now();
    const form = fields && { method: 'POST', body: new URLSearchParams(fields) };
    const response = await this.#send(path, form);
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    const reader = response.body?.getReader();
    await reader?.read();
    const took = performance.now() - begun;
    await reader?.cancel();
    return took;
  }

  /** Posts JSON to the site. @throws Error with the answer when it is not OK */
  async postJson(path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const response = await this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  }

  /**
   * Posts a form of the owner’s, each of several values of one name by itself.
   * @returns the address that it leads to, '' for none
   * @throws Error when it is refused
   */
  async postForm(path: string, fields: Record<string, string | string[]>): Promise<string> {
    const body = new URLSearchParams();
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) body.append(name, value);
    const response = await this.#send(path, { method: 'POST', body });
    if (response.status >= 400) throw new Error(`POST ${path}: ${response.status}`);
    return response.headers.get('location') ?? '';
  }

  /** Posts a form with files. @throws Error when it is refused */
  async postFiles(path: string, body: FormData): Promise<void> {
    const response = await this.#send(path, { method: 'POST', body });
    if (response.status >= 400) throw new Error(`POST ${path}: ${response.status}`);
  }

  /** Creates the owner's account through the one-time link, and stays signed in. */
  async createAccount(
    link: string,
    account: { name: string; email: string; password: string },
  ): Promise<void> {
    const body = new URLSearchParams({ ...account, repeat: account.password });
    const response = await this.#send(link, { method: 'POST', body });
    if (response.status >= 400) throw new Error(`The owner’s account: ${response.status}`);
  }

  /** Connects the calendar as the owner does: on Google’s consent page, every box ticked. */
  async connectCalendar(): Promise<void> {
    const start = await this.#send('/api/auth/google');
    const page = await this.#send(start.headers.get('location') ?? '');
    const html = await page.text();
    const form = new URLSearchParams({ decision: 'allow' });
    for (const [, name = '', value = ''] of html.matchAll(/name="(request|scope)" value="([^"]+)"/g)) {
      form.append(name, value);
    }
    const consent = new URL('/o/oauth2/v2/auth/consent', page.url);
    const answer = await this.#send(consent.href, { method: 'POST', body: form });
    const back = await this.#send(answer.headers.get('location') ?? '');
    const end = new URL(back.headers.get('location') ?? '', this.#url).searchParams;
    if (end.get('status') !== 'success') throw new Error(`The calendar: ${end.get('message')}`);
  }
}
