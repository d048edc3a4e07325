import { brandLook } from '#content/brand-colours.ts';
import { live } from '#content/live.ts';

type Look = Record<'page' | 'card' | 'panel' | 'line' | 'text' | 'quiet' | 'link', string>;

/** Mail programs know neither OKLCH nor variables: the colours of the theme as hex, by day and by night. */
const shipped: Look = {
  page: '#faf7f3',
  card: '#ffffff',
  panel: '#f6f0e6',
  line: '#ece3d4',
  text: '#0b1d2c',
  quiet: '#51626d',
  link: '#005e69',
};

/** By day, in the colours that the owner chose. */
export const day: Look = live('object', () => {
  const { chalk, sand, ink, tide, ...others } = brandLook.day;
  if (!chalk || !sand || !ink || !tide) return shipped;
  const quiet = others['ink-soft'] ?? shipped.quiet;
  return {
    ...shipped,
    page: chalk,
    panel: sand,
    line: others['sand-deep'] ?? sand,
    text: ink,
    quiet,
    link: tide,
  };
});

const night: Look = {
  page: '#07131d',
  card: '#10222f',
  panel: '#182f40',
  line: '#2d4257',
  text: '#f4efe6',
  quiet: '#a9b6c0',
  link: '#7fc8cc',
};

/** The one button: dark text on beacon, by day and by night. */
export const button: Record<'ground' | 'text', string> = live('object', () => ({
  ground: brandLook.day.beacon ?? '#fb7033',
  text: brandLook.day.ink ?? '#0b1d2c',
}));

export const sans = "'Instrument Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const nightRules = (scope: string) =>
  [
    `${scope}.page,${scope}.page>table>tbody>tr>td{background-color:${night.page} !important}`,
    `${scope}.card{background-color:${night.card} !important}`,
    `${scope}.panel{background-color:${night.panel} !important}`,
    `${scope}.line{border-color:${night.line} !important}`,
    `${scope}.text{color:${night.text} !important}`,
    `${scope}.quiet{color:${night.quiet} !important}`,
    `${scope}.link{color:${night.link} !important}`,
  ].join('');

/** Styles that cannot stand on the elements. Outlook's own dark mode marks its page with `data-ogsc`. */
export const headStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.card{padding:24px 20px !important}.panel>tbody>tr>td{padding:0 !important}',
  '.page>table>tbody>tr>td{padding:12px 8px !important}}',
  `@media (prefers-color-scheme:dark){${nightRules('')}}`,
  nightRules('[data-ogsc] '),
].join('');
