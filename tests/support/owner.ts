import type { SiteProcess } from '#scripts/machine/site-process.ts';

/** Creates the owner's account of a freshly started site. @returns the cookie of the signed-in owner */
export async function signInOwner(site: SiteProcess): Promise<string> {
  if (!site.setupUrl) throw new Error('This site has an owner already.');
  const response = await fetch(site.url + new URL(site.setupUrl).pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      name: 'Olive Owner',
      email: 'olive@example.com',
      password: 'a long test passphrase',
      repeat: 'a long test passphrase',
    }),
  });
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  if (cookies.length === 0) throw new Error(`No account was created (${response.status}).`);
  return cookies.join('; ');
}
