import { parsePage } from './page-reader.ts';

/** The fields of the form that holds a button, as a browser would send them. @throws Error when there is no such button */
export function fieldsOf(text: string, button: string): URLSearchParams {
  const form = parsePage(text).querySelector(`button[value="${button}"]`)?.closest('form');
  if (!form) throw new Error(`There is no button '${button}'.`);
  const typed = new URLSearchParams({ intent: button });
  for (const field of form.querySelectorAll('input, textarea, select')) {
    const name = field.getAttribute('name');
    const type = field.getAttribute('type') ?? '';
    if (!name || (/^(checkbox|radio)$/.test(type) && !field.hasAttribute('checked'))) continue;
    const chosen = field.querySelector('option[selected]') ?? field.querySelector('option');
    const value = field.localName === 'select' ? chosen?.getAttribute('value') : field.getAttribute('value');
    typed.append(name, field.localName === 'textarea' ? field.textContent.replace(/^\n/, '') : (value ?? ''));
  }
  return typed;
}
