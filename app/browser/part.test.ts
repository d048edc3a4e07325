import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { part } from './part.ts';

const window = new Window();
const { HTMLInputElement, HTMLFormElement } = window as unknown as typeof globalThis;
window.document.body.innerHTML = '<form><input name="email"></form>';
const body = window.document.body as unknown as HTMLElement;

it('gives a part with its type', () => {
  expect(part(part(body, 'form', HTMLFormElement), 'input', HTMLInputElement).name).toBe('email');
});

it.each(['textarea', 'form'])('throws for %s, which is missing or of another kind', (selector) => {
  expect(() => part(body, selector, HTMLInputElement)).toThrow(`No HTMLInputElement at ${selector}`);
});
