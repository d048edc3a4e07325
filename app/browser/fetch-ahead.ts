/** The server lets a page that came so be opened for half a minute; somewhat sooner it is asked for again. */
const freshMs = 25_000;
/** How long a mouse rests on a link, and a view stands still, before somebody may be about to open it. */
const [restsMs, standsMs] = [100, 500];
/** Of what stands in view: so many at a time; with what a finger touches so many in all, since somebody pays for these bytes. */
const [together, inAll] = [2, 6];

/** What no speculation rule names either, and pages that say something of their address or of the second. */
const left =
  /^\/(?:api\/|admin|sign-in|set-up\/|oauth-setup|booking\/|newsletter|images\/|assets\/|summer-offer|sums\/)/;

/** The page that a link leads to, if it may be fetched ahead. */
export function pageAhead(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, target } = link;
  if (origin !== location.origin || search || target || link.matches('[role=tab], [data-rest], [download]'))
    return null;
  return pathname === location.pathname || left.test(pathname) ? null : pathname;
}

/** The links that stand nearest to the middle of the view, where somebody reads; what is skipped is not laid out for it. */
function linksInView(): HTMLAnchorElement[] {
  const middle = innerHeight / 2;
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
    .sort((one, other) => offBy(one.box, middle) - offBy(other.box, middle))
    .map(({ link }) => link);
}

const offBy = ({ top, bottom }: DOMRect, place: number) => Math.abs((top + bottom) / 2 - place);

/**
 * Fetches pages ahead where the browser does not prepare them by speculation rules: what is pointed at or touched and,
 * where nothing can point, what stands still in the middle of the view. They lie in the browser's own cache for as long
 * as the server says, so that opening one waits for no network.
 */
export function fetchAhead(): void {
  if (savesData()) return;
  const asked = new Map<string, number>();
  const pictures: Element[] = [];
  const ask = (link: HTMLAnchorElement | null): boolean => {
    const page = link && pageAhead(link);
    if (!page || performance.now() - (asked.get(page) ?? -freshMs) < freshMs) return false;
    asked.set(page, performance.now());
    void htmlOf(page).then((html) => {
      // Held on to, since they would not be loaded otherwise.
      pictures.push(...firstPictures(html));
    });
    return true;
  };

  const linkAt = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>('a[href]') ?? null;
  let rests: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(rests);
    const link = linkAt(event);
    if (link && event.pointerType === 'mouse') rests = setTimeout(() => ask(link), restsMs);
  });
  let seen = 0;
  // A finger that moves the page lies on a link, too.
  const touched = (event: PointerEvent) => {
    if ((event.pointerType === 'mouse' || seen < inAll) && ask(linkAt(event))) seen += 1;
  };
  document.addEventListener('pointerdown', touched, { passive: true });

  if (!matchMedia('(hover: none)').matches) return;
  let stands = setTimeout(() => undefined);
  const look = () => {
    clearTimeout(stands);
    if (seen >= inAll) return;
    stands = setTimeout(() => {
      for (const link of linksInView().filter(pageAhead).slice(0, together)) if (ask(link)) seen += 1;
    }, standsMs);
  };
  document.addEventListener('scroll', look, { passive: true });
  look();
}

/** As far as a browser tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** The server tells by this header that a page is not opened yet. */
async function htmlOf(page: string): Promise<string> {
  try {
    const answer = await fetch(page, {
      headers: { Purpose: 'prefetch' },
      // One that grows old is asked for again, and is new again.
      cache: 'no-cache',
      priority: 'low',
    });
    return await answer.text();
  } catch {
    // Without a connection nothing is lost: the page is asked for when it is opened.
    return '';
  }
}

const firstOnes = /<picture\b(?:(?!<\/picture>).)*fetchpriority="high".*?<\/picture>/gis;

/** The pictures that are in view when a page opens, which the browser begins to load: of day and night the one that is shown. */
function firstPictures(html: string): Element[] {
  const { body } = new DOMParser().parseFromString((html.match(firstOnes) ?? []).join(''), 'text/html');
  return [...body.children].map((one) => document.importNode(one, true)).filter(loaded);
}

/** Whether it begins to load. Only within the page it is known whether it is shown there. */
function loaded(picture: Element): boolean {
  const image = picture.querySelector('img');
  if (image?.loading !== 'lazy') return image !== null;
  document.body.append(picture);
  const isShown = image.checkVisibility();
  picture.remove();
  if (isShown) image.loading = 'eager';
  return isShown;
}
