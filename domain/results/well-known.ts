/** Sources that everybody comes from, so that their names tell nothing of anybody. */
export const wellKnownSources: readonly string[] = [
  ...['direct', 'google / ads', 'google / cpc', 'bing / ads', 'bing / cpc', 'facebook'],
  ...['google.com', 'google.co.uk', 'bing.com', 'duckduckgo.com', 'ecosia.org', 'uk.search.yahoo.com'],
  ...['search.brave.com', 'chatgpt.com', 'perplexity.ai', 'gemini.google.com', 'copilot.microsoft.com'],
  ...['facebook.com', 'm.facebook.com', 'l.facebook.com', 'lm.facebook.com', 'instagram.com'],
  ...[
    'l.instagram.com',
    'linkedin.com',
    'lnkd.in',
    't.co',
    'youtube.com',
    'newsletter',
    'newsletter / email',
  ],
];
