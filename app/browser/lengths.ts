import { say } from '#content/say.ts';

/** The count is shown from this part of the longest length on. */
const near = 0.9;
/** Read out once typing pauses, not with every letter. */
const pauseMs = 1000;

/**
 * Counts in fields that have `data-longest`: near the limit it says how many characters are left, and beyond it how
 * many are too many. The text itself is never cut.
 * @returns ends it
 */
export function watchLengths(root: HTMLElement): () => void {
  const onInput = ({ target }: Event) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && target.dataset.longest) count(target, Number(target.dataset.longest));
  };
  root.addEventListener('input', onInput);
  return () => root.removeEventListener('input', onInput);
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const counts = new WeakMap<Field, { draw: (words: string, over: boolean) => void }>();

function count(field: Field, longest: number): void {
  const { length } = field.value.trim();
  if (length < longest * near && !counts.has(field)) return;
  const place = counts.get(field) ?? placeBelow(field);
  counts.set(field, place);
  place.draw(lengthWords(length, longest), length > longest);
}

/** What is said of a length; '' while it is far from the limit. */
export function lengthWords(length: number, longest: number): string {
  if (length < longest * near) return '';
  const [left, most] = [Math.abs(longest - length), longest.toLocaleString('en-GB')];
  const values = { count: left.toLocaleString('en-GB'), most };
  if (length > longest)
    return left === 1
      ? say('{count} character too many: {most} at most', values)
      : say('{count} characters too many: {most} at most', values);
  return left === 1
    ? say('{count} character left of {most}', values)
    : say('{count} characters left of {most}', values);
}

function placeBelow(field: Field) {
  const shown = document.createElement('p');
  shown.ariaHidden = 'true';
  shown.className =
    'figures text-right text-ink-soft text-xs empty:hidden data-over:font-semibold data-over:text-danger';
  const told = document.createElement('p');
  told.role = 'status';
  told.className = 'sr-only';
  field.after(shown, told);
  let timer: ReturnType<typeof setTimeout>;
  const draw = (words: string, over: boolean) => {
    shown.textContent = words;
    shown.toggleAttribute('data-over', over);
    clearTimeout(timer);
    timer = setTimeout(() => {
      told.textContent = words;
    }, pauseMs);
  };
  return { draw };
}
