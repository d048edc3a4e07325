import type { AuthRequest } from './world.ts';

const labels: Record<string, string> = {
  'https://www.googleapis.com/auth/calendar.freebusy':
    'See the availability on Google calendars you have access to',
  'https://www.googleapis.com/auth/calendar.events.owned':
    'See, create, change and delete events on Google calendars you own',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly':
    'See the list of Google calendars you’re subscribed to',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin:.75rem 0}button{font:inherit;padding:.5rem 1.25rem;margin-right:.5rem}
.note{background:#fff4ce;padding:.5rem .75rem}</style></head><body>
<p class="note">Stand-in for Google: no account and no real calendar is touched.</p>
${body}</body></html>`;
}

/** The consent page: one tick box per scope (ticked at first), 'Continue' and 'Cancel'. */
export function consentPage(requestId: string, request: AuthRequest, ownerEmail: string): string {
  const boxes = request.scopes.map((scope) => {
    const value = escapeHtml(scope);
    const label = escapeHtml(labels[scope] ?? scope);
    return `<label><input type="checkbox" name="scope" value="${value}" checked> ${label}</label>`;
  });
  return page(
    'Stand-in for Google: allow access',
    `<h1>Allow access to your calendar?</h1>
<p>Signed in as <strong>${escapeHtml(ownerEmail)}</strong>. The application <code>${escapeHtml(request.clientId)}</code> asks for:</p>
<form method="post" action="/o/oauth2/v2/auth/consent">
<input type="hidden" name="request" value="${escapeHtml(requestId)}">
${boxes.join('\n')}
<p><button name="decision" value="allow">Continue</button><button name="decision" value="deny">Cancel</button></p>
</form>`,
  );
}

/** The page Google shows, without redirecting, when the request itself cannot be trusted. */
export function authErrorPage(code: string, detail: string): string {
  return page(
    'Stand-in for Google: error',
    `<h1>Access blocked: this app’s request is invalid</h1><p>Error: ${escapeHtml(code)}</p><p>${escapeHtml(detail)}</p>`,
  );
}
