import { house } from '#art/kit/palette.ts';
import { brandLook } from '#content/brand-colours.ts';
import { site } from '#content/site.ts';
import { textFile } from './text-file.ts';

const icons = [
  { name: 'icon', side: 192, purpose: 'any' },
  { name: 'icon', side: 512, purpose: 'any' },
  { name: 'maskable', side: 192, purpose: 'maskable' },
  { name: 'maskable', side: 512, purpose: 'maskable' },
].map(({ name, side, purpose }) => ({
  ...{ src: `/icons/${name}-${side}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose },
}));

/** What a device that keeps the site as an app calls it. */
function manifest(): string {
  const content = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: brandLook.day.chalk ?? house.chalk,
    theme_color: brandLook.day.ink ?? house.ink,
    icons,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export const loader = () => textFile(manifest(), 'application/manifest+json');
