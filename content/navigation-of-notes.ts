import type { Navigation } from './schema/navigation.ts';

type Link = Navigation['main'][number];

/**
 * The menus with a link to the notes: before the last one of the header, where the contact stands, and in the group
 * of the footer that leads to the portfolio. Where somebody has put the link herself, it stays as it is.
 */
export function withNotes(links: Navigation, link: Link): Navigation {
  const has = (some: readonly Link[]) => some.some(({ to }) => to === link.to);
  const group =
    links.footer.find((one) => one.links.some(({ to }) => to === '/portfolio')) ?? links.footer[0];
  const inFooter = links.footer.some((one) => has(one.links));
  return {
    ...links,
    main: has(links.main) ? links.main : links.main.toSpliced(-1, 0, link),
    footer: inFooter
      ? links.footer
      : links.footer.map((one) => (one === group ? { ...one, links: [...one.links, link] } : one)),
  };
}
