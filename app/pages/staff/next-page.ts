const ownersPage = /^\/(?:admin|oauth-setup)(?:[/?][\w\-./?=&%]*)?$/;

/**
 * Where to go after signing in: the requested page of the owner’s area, or its front page. Addresses outside it
 * (`//evil`, `/\evil`, `javascript:`, with control characters) are never followed.
 * @param url of the sign-in page
 */
export function nextPage(url: string): string {
  const next = new URL(url).searchParams.get('next') ?? '';
  return ownersPage.test(next) ? next : '/admin';
}
