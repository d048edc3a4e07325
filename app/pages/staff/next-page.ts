const ownersPage = /^\/(?:admin|oauth-setup)(?:[/?][\w\-./?=&%]*)?$/;

/**
 * Where signing in leads: the page of the owner's area that was asked for, or its front page. An address elsewhere
 * (`//evil`, `/\evil`, `javascript:`, with control characters) is never followed. @param url of the sign-in page
 */
export function nextPage(url: string): string {
  const next = new URL(url).searchParams.get('next') ?? '';
  return ownersPage.test(next) ? next : '/admin';
}
