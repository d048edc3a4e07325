/** The colours of a page: by day, by night, or null for what the device asks for. */
export type Palette = 'day' | 'night' | null;

/** What somebody can choose on the page; 'sun' is what a page does by itself. */
export const paletteChoices = ['day', 'night', 'sun'] as const;
export type PaletteChoice = (typeof paletteChoices)[number];

/** Holds 'day' or 'night' in the browser of who chose it; with the sun nothing is kept. */
export const paletteCookie = 'palette';

/** What somebody chose, from the cookies that her browser sends. */
export function paletteChoice(cookies: string | null | undefined): PaletteChoice {
  const kept = new RegExp(`(?:^|;\\s*)${paletteCookie}=(day|night)(?:;|$)`).exec(cookies ?? '');
  return (kept?.[1] as PaletteChoice | undefined) ?? 'sun';
}

/** With the sun it is night while the sun is down; by day the device is asked, which may want night always. */
export function paletteOf(choice: PaletteChoice, sunIsDown: boolean): Palette {
  if (choice !== 'sun') return choice;
  return sunIsDown ? 'night' : null;
}

/** A page as it was rendered, or its beginning, in a palette: its root says it, and what the browser's bars follow. */
export function inPalette(html: string, palette: Palette): string {
  if (!palette) return html;
  const [own, other] = palette === 'night' ? ['dark', 'light'] : ['light', 'dark'];
  return html
    .replace('<html ', `<html data-palette="${palette}" `)
    .replace('content="light dark"', `content="${own}"`)
    .replace(`media="(prefers-color-scheme: ${own})"`, 'media="all"')
    .replace(`media="(prefers-color-scheme: ${other})"`, 'media="not all"');
}
