import { part } from '#app/browser/part.ts';
import { draw } from '#domain/sums/chart.ts';
import type { SumValues } from '#domain/sums/sum.ts';
import { inField, readTyped } from '#domain/sums/typed.ts';
import { figures, work } from '#domain/sums/work.ts';
import type { SumProps } from './sum-view.ts';

/** How long nothing is typed before the answer is read out and the address written, in milliseconds. */
const settled = 700;

/** Answers while somebody types: every figure, the drawn line, and the address that says the same without a script. */
export function mount(form: HTMLElement, given: unknown): boolean {
  if (!(form instanceof HTMLFormElement)) return false;
  const { inputs, lines, ...rest } = given as SumProps;
  // What they are called stands in the page.
  const label = '';
  const sum = {
    ...rest,
    inputs: inputs.map(([name, unit, value, least, most, step]) => ({
      name,
      label,
      unit,
      value,
      least,
      most,
      step,
    })),
    lines: lines.map(([name, unit, formula]) => ({ name, label, unit, formula })),
  };
  const said = part(form, '[data-said]', HTMLElement);
  const share = part(form, '[data-share]', HTMLAnchorElement);
  const fields = new Map(
    sum.inputs.map((one) => [one.name, part(form, `[name=${one.name}]`, HTMLInputElement)]),
  );
  const slide = form.querySelector<HTMLInputElement>('[data-slide]');
  let timer = 0;

  const read = (): SumValues | null => {
    const values: Record<string, number> = {};
    for (const input of sum.inputs) {
      const field = fields.get(input.name);
      const value = readTyped(input, field?.value ?? '');
      if (value !== null) values[input.name] = value;
      if (field) field.ariaInvalid = value === null ? 'true' : null;
      const error = document.getElementById(`${field?.id}-error`);
      if (error) error.hidden = value !== null;
    }
    return Object.keys(values).length < sum.inputs.length ? null : values;
  };
  const show = () => {
    const values = read();
    form.toggleAttribute('data-wrong', !values);
    if (!values) return;
    const worked = work(sum, values, sum.noAnswer);
    const texts = figures(sum, values, worked, sum.units);
    for (const one of form.querySelectorAll<HTMLElement>('[data-sum]'))
      one.textContent = texts[one.dataset.sum ?? ''] ?? '';
    const bars = [...form.querySelectorAll<SVGElement>('[data-bar]')];
    const sizes = bars.map((bar) => worked.find(({ name }) => name === bar.dataset.bar)?.value ?? 0);
    bars.forEach((bar, at) => {
      bar.setAttribute('width', `${Math.max(0.6, (100 * (sizes[at] ?? 0)) / Math.max(...sizes))}%`);
    });
    const drawn = sum.chart && draw(sum, values, sum.chart);
    if (!drawn) return;
    for (const one of form.querySelectorAll<SVGElement>('[data-draw]'))
      one.setAttribute('d', drawn.paths[one.dataset.draw as keyof typeof drawn.paths]);
    for (const one of form.querySelectorAll<HTMLElement | SVGElement>('[data-end]'))
      one.textContent = drawn.ends[one.dataset.end as keyof typeof drawn.ends];
    for (const one of form.querySelectorAll<SVGElement>('[data-at]'))
      for (const [name, value] of Object.entries(drawn.places[one.dataset.at as keyof typeof drawn.places]))
        one.setAttribute(name, value);
    if (slide) slide.value = String(values[slide.dataset.slide ?? '']);
  };
  const settle = () => {
    const search = new URLSearchParams(new FormData(form) as never);
    history.replaceState(history.state, '', `?${search}${location.hash}`);
    search.delete('sum');
    share.search = String(search);
    const wrong = form.querySelector('[id$=-error]:not([hidden])');
    said.textContent = (wrong ?? form.querySelector('[data-answer]'))?.textContent ?? '';
  };
  const change = () => {
    form.dataset.own = '';
    show();
    clearTimeout(timer);
    timer = window.setTimeout(settle, settled);
  };
  const step = (field: HTMLInputElement | undefined | null, by: number) => {
    const input = sum.inputs.find(({ name }) => name === field?.name);
    if (!field || !input) return;
    const value = (readTyped(input, field.value) ?? input.value) + by * input.step;
    field.value = inField(Math.min(input.most, Math.max(input.least, value)));
    change();
  };

  form.addEventListener('input', ({ target }) => {
    const field = target === slide && fields.get(slide?.dataset.slide ?? '');
    if (field && slide) field.value = inField(Number(slide.value));
    change();
  });
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
    if (button) step(button.parentElement?.querySelector('input'), Number(button.dataset.step));
  });
  form.addEventListener('keydown', (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const field = fields.get((event.target as HTMLInputElement).name);
    if (!by || !field) return;
    event.preventDefault();
    step(field, by);
  });
  form.addEventListener('submit', (event) => {
    if (event.submitter?.hasAttribute('data-send')) return;
    event.preventDefault();
    settle();
  });

  const asked = new URLSearchParams(location.search);
  if (asked.get('sum') === sum.id)
    for (const [name, field] of fields) field.value = asked.get(name)?.slice(0, 40) ?? field.value;
  show();
  return true;
}
