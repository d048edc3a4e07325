/** Files that a page of a draft shares with the site; everything else of ours is a page of the draft. */
const shared = /^\/(assets|images|icons|api|admin)\/|\.[a-z0-9]+$/;

/**
 * A page as the draft shows it: its links and forms stay within the draft, nothing of it runs, and it says what it
 * is. What it is made from is our own rendering, whose attributes stand in double quotation marks.
 * @param prefix where the draft's pages lie, such as '/draft/abc'
 * @param banner HTML that stands above the page
 */
export function asDraft(html: string, { prefix, banner }: { prefix: string; banner: string }): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(
      /(<(?:a|area|form)\b[^>]*?\s(?:href|action)=")(\/(?!\/)[^"]*)/g,
      (whole, before: string, address: string) => {
        const path = address.split(/[?#]/)[0] ?? '';
        return shared.test(path) ? whole : `${before}${prefix}${address}`;
      },
    )
    .replace(/<head>/, '<head><meta name="robots" content="noindex">')
    .replace(/<body[^>]*>/, (body) => body + banner);
}
