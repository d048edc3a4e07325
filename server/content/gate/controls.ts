import type { PageView } from './page-view.ts';

type Attributes = Readonly<Record<string, string>>;
/** A button or field while it is read; `id` is what a label would call it by. */
type Control = { kind: 'button' | 'field'; name: string; id: string; below: number };

/** Attributes whose words are the names of other places of the page. */
const referring = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'for',
];
const silentInputs = new Set(['hidden', 'submit', 'reset', 'button', 'image']);

/** What an element is called by its own attributes; another place that names it counts, whatever stands there. */
export const nameGiven = (attributes: Attributes): string =>
  [attributes['aria-label'], attributes['aria-labelledby'], attributes.title].join(' ').trim();

/** Gathers, while a page is read, what its buttons and fields are called and which places it refers to. */
export function controlsIn(view: PageView) {
  const all: Control[] = [];
  const buttons: Control[] = [];
  const labelled = new Set<string>();
  /** Labels that are open: a field inside of one is called by its words. */
  let labels = 0;

  const controlOf = (name: string, attributes: Attributes): Control | null => {
    const type = attributes.type ?? '';
    const below = view.headings.length - 1;
    const one = { name: nameGiven(attributes), id: attributes.id ?? '', below };
    if (name === 'button') return { ...one, kind: 'button' };
    if (name === 'select' || name === 'textarea') return { ...one, kind: 'field' };
    if (name !== 'input' || type === 'hidden') return null;
    if (type === 'submit' || type === 'reset')
      return { ...one, kind: 'button', name: attributes.value ?? type };
    if (silentInputs.has(type)) {
      return { ...one, kind: 'button', name: `${one.name}${attributes.value ?? ''}${attributes.alt ?? ''}` };
    }
    return { ...one, kind: 'field' };
  };

  return {
    open(name: string, attributes: Attributes) {
      for (const attribute of referring) {
        if (attribute === 'for' && name !== 'label') continue;
        for (const id of attributes[attribute]?.split(/\s+/) ?? []) {
          if (id !== '') view.references.push({ attribute, id });
        }
      }
      if (name === 'label') {
        labels += 1;
        if (attributes.for !== undefined) labelled.add(attributes.for);
      }
      const button = buttons.at(-1);
      if (button) button.name += nameGiven(attributes) + (name === 'img' ? (attributes.alt ?? '') : '');
      const control = controlOf(name, attributes);
      if (!control) return;
      if (control.kind === 'field' && labels > 0) control.name += ' by its label';
      all.push(control);
      if (name === 'button') buttons.push(control);
    },
    say(text: string) {
      const button = buttons.at(-1);
      if (button) button.name += text;
    },
    close(name: string) {
      if (name === 'label') labels -= 1;
      if (name === 'button') buttons.pop();
    },
    end() {
      for (const { kind, name, id, below } of all) {
        if (name.trim() !== '' || (kind === 'field' && labelled.has(id))) continue;
        const heading = view.headings[below]?.text.replace(/\s+/g, ' ').trim() ?? '';
        view.unnamed.push({ kind, below: heading });
      }
    },
  };
}
