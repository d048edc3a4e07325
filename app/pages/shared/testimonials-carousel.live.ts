import createEmbla, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { part } from '#app/browser/part.ts';
import { say } from '#content/say.ts';

const delayMs = 8000;

type CarouselProps = { paired: boolean };

/**
 * Turns a scrolling strip of slides into a looping carousel, 8,000 ms each. The Pause button, the pointer over the
 * slides and keyboard focus inside stop it; with reduced motion it starts paused. Paired slides turn together.
 */
export function mount(element: HTMLElement, given: unknown): boolean {
  const { paired } = given as CarouselProps;
  const viewport = part(element, '[data-viewport]', HTMLElement);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const autoplay = Autoplay({
    delay: delayMs,
    playOnInit: false,
    stopOnInteraction: false,
    stopOnFocusIn: false,
    stopOnMouseEnter: false,
  });
  const startIndex = slideInView(viewport);
  viewport.scrollLeft = 0;
  viewport.removeAttribute('tabindex');
  viewport.style.overflow = 'hidden';
  // Horizontal swipes move the carousel; all other gestures stay the browser’s.
  viewport.style.touchAction = 'pan-y pinch-zoom';
  const duration = reduced ? 0 : 32;
  const slidesToScroll = paired ? 'auto' : 1;
  const embla = createEmbla(viewport, { loop: true, align: 'start', duration, startIndex, slidesToScroll }, [
    autoplay,
  ]);
  controlTimer(element, viewport, embla, reduced);
  controlSlides(element, embla);
  return true;
}

/** The strip may have been scrolled before this script arrived: the carousel starts from there. */
function slideInView(viewport: HTMLElement): number {
  const { left } = viewport.getBoundingClientRect();
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function controlTimer(
  element: HTMLElement,
  viewport: HTMLElement,
  embla: EmblaCarouselType,
  reduced: boolean,
): void {
  const { autoplay } = embla.plugins();
  const toggle = element.querySelector<HTMLButtonElement>('[data-toggle]');
  let paused = reduced;
  let hovered = false;
  let focused = false;

  const sync = () => {
    const wanted = !paused && !hovered && !focused;
    if (wanted && !autoplay.isPlaying()) autoplay.play();
    if (!wanted && autoplay.isPlaying()) autoplay.stop();
    element.toggleAttribute('data-paused', paused);
    toggle?.setAttribute('aria-label', paused ? say('Play the reviews') : say('Pause the reviews'));
    // A new slide is announced only when the visitor asked for it.
    viewport.setAttribute('aria-live', autoplay.isPlaying() ? 'off' : 'polite');
  };

  toggle?.addEventListener('click', () => {
    paused = !paused;
    // After pressing Play it runs, even with focus and pointer on it.
    if (!paused) hovered = focused = false;
    sync();
  });
  viewport.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return;
    hovered = true;
    sync();
  });
  viewport.addEventListener('pointerleave', () => {
    hovered = false;
    sync();
  });
  element.addEventListener('focusin', (event) => {
    focused = (event.target as Element).matches(':focus-visible');
    sync();
  });
  element.addEventListener('focusout', (event) => {
    if (element.contains(event.relatedTarget as Node | null)) return;
    focused = false;
    sync();
  });
  // Embla restarts its timer after a drag; check again whether it may run.
  embla.on('autoplay:timerset', () => queueMicrotask(sync));
  sync();
}

function controlSlides(element: HTMLElement, embla: EmblaCarouselType): void {
  const move = (step: () => void) => () => {
    step();
    embla.plugins().autoplay.reset();
  };
  element.querySelector('[data-previous]')?.addEventListener(
    'click',
    move(() => embla.scrollPrev()),
  );
  element.querySelector('[data-next]')?.addEventListener(
    'click',
    move(() => embla.scrollNext()),
  );

  const position = element.querySelector('[data-position]');
  const bar = element.querySelector<HTMLElement>('[data-progress]');
  const show = () => {
    // Reviews are counted, also where two of them turn as one.
    const turned = embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? [];
    const [first = 0, last = first] = [turned[0], turned.at(-1)];
    const all = embla.slideNodes().length;
    if (position) position.textContent = `${first + 1}${last > first ? `–${last + 1}` : ''} of ${all}`;
    bar?.style.setProperty('scale', `${(last + 1) / all} 1`);
  };
  embla.on('select', show).on('reInit', show);
  show();
}
