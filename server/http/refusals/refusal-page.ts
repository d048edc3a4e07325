import { brandLook } from '#content/brand-colours.ts';
import { refusals, refusalWords } from '#content/refusals.ts';
import { site } from '#content/site.ts';
import { passingStyle } from '#domain/passing/style.ts';
import { withShortNames } from '#server/http/prepared/short-names.ts';

/** Where the site's stylesheet stands under a name that every build keeps (`static-files.ts`). */
export const stylesheetAddress = '/site.css';

/**
 * The page of an answer that the application never gave: plain HTML in the site's look, without scripts or fonts of
 * its own. @param text what to say instead of the usual sentence; never anything that was sent
 */
export function refusalPage(status: number, text?: string): string {
  const words = refusalWords(status);
  const { ring, write, title } = refusals.contact;
  return withShortNames(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${words.title} | ${site.name}`)}</title>
<style>${passingStyle}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheetAddress}">${brandLook.sheet === null ? '' : `\n<link rel="stylesheet" href="${brandLook.sheet}">`}
</head>
<body>
<main id="main" class="mx-auto grid min-h-svh w-full max-w-page content-center gap-12 px-gutter py-16">
<p><a href="/" class="inline-flex min-h-11 items-center gap-2.5 rounded-md"><img src="/favicon.svg" alt="" width="32" height="32" class="size-8 shrink-0"><span class="display text-[1.6rem] leading-none">${escaped(site.name)}</span></a></p>
<div class="grid justify-items-start gap-6">
<h1 class="max-w-[8.75em] text-5xl">${escaped(words.title)}</h1>
<p class="max-w-[38rem] text-lg">${escaped(text ?? words.text)}</p>
<p><a href="/" class="link">${escaped(refusals.home)}</a></p>
</div>
<div class="grid max-w-[38rem] gap-2 border-sand-deep border-t pt-6">
<h2 class="text-xl">${escaped(title)}</h2>
<p>${escaped(ring)} <a class="link" href="tel:${escaped(site.phone.dial)}">${escaped(site.phone.display)}</a></p>
<p>${escaped(write)} <a class="link" href="mailto:${escaped(site.email)}">${escaped(site.email)}</a></p>
</div>
</main>
</body>
</html>
`);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
