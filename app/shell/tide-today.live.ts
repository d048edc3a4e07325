import { part } from '#app/browser/part.ts';
import { scale, seaPlace, seaTransform } from '#domain/shore/scale.ts';
import { choosePalette, followSun } from './palette.live.ts';

const minute = 60_000;

/**
 * The sea follows the tide by the minute, read off the curve of the day, and the page the sun; both are still where
 * motion is not wanted. The palette can be chosen.
 */
export function mount(tide: HTMLElement): boolean {
  choosePalette(tide);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
  let askedAt = 0;
  let before = Date.now();
  const follow = () => {
    if (document.hidden) return;
    const now = Date.now();
    show(tide, now);
    followSun(tide, before, now);
    before = now;
    const next = [...tide.querySelectorAll<HTMLTimeElement>('time:not([data-sun])')].map(({ dateTime }) =>
      Date.parse(dateTime),
    );
    if (now < Math.min(Number(tide.dataset.until), ...next) || now < askedAt + 10 * minute) return;
    askedAt = now;
    void renew(tide).then(() => show(tide, now));
  };
  setInterval(follow, minute);
  // A page that was made ahead is shown as it is: it is of this minute, and its first paint is waited for.
  document.addEventListener('visibilitychange', () => Date.now() - before >= minute && follow());
  follow();
  return true;
}

/** Another day, or a clock that is wrong: the page keeps what it came with. */
function show(tide: HTMLElement, now: number): void {
  const { from, until } = tide.dataset;
  const x = ((now - Number(from)) / (Number(until) - Number(from))) * 1000;
  if (!(x >= 0 && x <= 1000)) return;
  const y = heightAt(part(tide, '[role] path', SVGPathElement), x);
  const dot = part(tide, 'circle', SVGCircleElement);
  dot.setAttribute('cx', `${x / 10}%`);
  dot.setAttribute('cy', `${scale.top + (scale.height * y) / 1000}`);
  const share = 1 - y / 1000;
  part(tide, '#sea', SVGGElement).setAttribute('transform', seaTransform(share));
  part(tide, '#sea-at', SVGUseElement).setAttribute('y', `${seaPlace(share)}%`);
  const level = (share * scale.metres).toFixed(1);
  part(tide, 'b', HTMLElement).textContent = level;
  part(tide, '#sea-level', SVGTextElement).textContent = level;
}

/** The curve runs from left to right: halving finds the place. */
function heightAt(curve: SVGPathElement, x: number): number {
  let [low, high] = [0, curve.getTotalLength()];
  let point = curve.getPointAtLength(0);
  while (high - low > 1) {
    const middle = (low + high) / 2;
    point = curve.getPointAtLength(middle);
    if (point.x < x) low = middle;
    else high = middle;
  }
  return point.y;
}

/**
 * The end of any page tells the next waters, and the next day; without an answer the last ones stay. The choice of
 * colours is left as it is: it may have the focus, or have been made meanwhile.
 */
async function renew(tide: HTMLElement): Promise<void> {
  const page = await fetch('/')
    .then((answer) => answer.text())
    .catch(() => '');
  const fresh = new DOMParser().parseFromString(page, 'text/html').getElementById('tide');
  if (!fresh) return;
  const [before, now] = [tide, fresh].map((one) => one.querySelectorAll(':scope > svg, :scope > div > dl'));
  for (const [at, one] of [...(before ?? [])].entries()) {
    const next = now?.[at];
    if (next) one.replaceWith(next);
  }
  Object.assign(tide.dataset, { ...fresh.dataset });
}
