import type { SiteProcess } from '#scripts/machine/site-process.ts';

/** An answer with its text; redirects are answers and not followed. */
export type Answer = { status: number; location: string; headers: Headers; text: string };

/** Asks a site; with fields it posts a form. */
export type Ask = (path: string, fields?: URLSearchParams) => Promise<Answer>;

/** Asks as somebody with these cookies. */
export function asking(url: string, cookie: string): Ask {
  return async (path, fields) => {
    const init = fields ? { method: 'POST', body: fields } : {};
    const response = await fetch(url + path, { ...init, headers: { cookie }, redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, location: headers.get('location') ?? '', text: await response.text() };
  };
}

/** Creates the owner’s account of a site that has just started. @returns the cookies of who is signed in */
export async function signIn({ url, setupUrl }: SiteProcess): Promise<string> {
  if (!setupUrl) throw new Error('This site has an owner already.');
  const password = 'a long passphrase';
  const body = new URLSearchParams({ name: 'Owner', email: 'owner@example.com', password, repeat: password });
  const response = await fetch(url + new URL(setupUrl).pathname, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  if (response.status >= 400) throw new Error(`The owner’s account: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
