import { withShortNames } from '#server/http/prepared/short-names.ts';
import { paintedWithFirstSection } from './first-paint.ts';
import { leanMarkup } from './lean-markup.ts';
import { keepTogether } from './ui/keep-together.ts';

/** Markup of public pages, which are not hydrated, as it is sent: made of what React has rendered. */
export const finished = (html: string): string =>
  paintedWithFirstSection(leanMarkup(withShortNames(keepTogether(html))));
