import type { Rule } from '#server/content/gate/rule.ts';
import { quoted } from '#server/content/gate/texts.ts';

const canonical: Rule = {
  id: 'canonical-itself',
  severity: 'refusal',
  holds: 'every page names its own address as the one to be found under',
  *find({ pages, origin }) {
    for (const { path, canonicals } of pages.values()) {
      if (origin !== '' && canonicals.length === 1 && canonicals[0] === origin + path) continue;
      const named = canonicals.length === 0 ? 'none' : canonicals.map((one) => quoted(one)).join(' and ');
      yield {
        page: path,
        sentence: `${path} has to name its own address to search engines and names ${named}.`,
      };
    }
  },
};

const findable: Rule = {
  id: 'page-hidden',
  severity: 'refusal',
  holds: 'no public page is kept from search engines',
  *find({ pages }) {
    for (const { path, metas } of pages.values()) {
      const said = [...(metas.get('robots') ?? []), ...(metas.get('googlebot') ?? [])].join(', ');
      if (!/\b(noindex|none|nofollow)\b/i.test(said)) continue;
      yield { page: path, sentence: `${path} tells search engines to leave it out (${quoted(said)}).` };
    }
  },
};

const shared = ['og:title', 'og:type', 'og:url', 'og:image'];

const preview: Rule = {
  id: 'preview-complete',
  severity: 'refusal',
  holds: 'every page has a title, an address and a picture for when it is shared',
  *find({ pages }) {
    for (const { path, metas } of pages.values()) {
      const missing = shared.filter((name) => !metas.get(name)?.some((content) => content.trim() !== ''));
      if (missing.length === 0) continue;
      yield {
        page: path,
        sentence: `${path} has no complete preview for when it is shared: ${missing.join(', ')}.`,
      };
    }
  },
};

const language: Rule = {
  id: 'page-language',
  severity: 'refusal',
  holds: 'every page says that it is in British English and made for phones too',
  *find({ pages }) {
    for (const { path, language: said, metas } of pages.values()) {
      if (said !== 'en-GB')
        yield { page: path, sentence: `${path} does not say that it is in British English.` };
      if (!metas.get('viewport')?.some((one) => one.includes('width=device-width'))) {
        yield { page: path, sentence: `${path} does not say that it fits phones.` };
      }
    }
  },
};

const oneLanguage: Rule = {
  id: 'page-other-language',
  severity: 'refusal',
  holds: 'no page names a version in another language, since there is none',
  *find({ pages }) {
    for (const { path, languages } of pages.values()) {
      if (languages.length === 0) continue;
      const sentence = `${path} tells search engines of a version in ${languages
        .slice(0, 3)
        .map((one) => quoted(one))
        .join(', ')}, which the site does not have.`;
      yield { page: path, sentence };
    }
  },
};

const policy: Rule = {
  id: 'page-against-policy',
  severity: 'refusal',
  holds: 'no page brings scripts or styles of its own, which browsers would not run',
  *find({ pages }) {
    for (const { path, againstPolicy } of pages.values()) {
      const names = [...new Set(againstPolicy)].slice(0, 5).join(', ');
      if (names === '') continue;
      yield {
        page: path,
        sentence: `${path} brings a script or style of its own (${names}), which browsers do not run here.`,
      };
    }
  },
};

export const pageHeadRules = [canonical, findable, preview, language, oneLanguage, policy];

/** Those of a page that is made for one visitor. */
export const visitHeadRules = [language, policy];
