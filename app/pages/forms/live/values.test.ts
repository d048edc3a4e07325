import { afterAll, expect, it, vi } from 'vitest';
import { fillIn, typedValues, valuesIn } from './values.ts';

class Input {
  name: string;
  type: string;
  value: string;
  checked: boolean;
  constructor(name: string, type: string, value: string, checked = false) {
    this.name = name;
    this.type = type;
    this.value = value;
    this.checked = checked;
  }
}
vi.stubGlobal('HTMLInputElement', Input);
vi.stubGlobal('HTMLTextAreaElement', class {});
vi.stubGlobal('HTMLSelectElement', class {});
afterAll(() => vi.unstubAllGlobals());

const formOf = (...elements: Input[]) => ({ elements }) as unknown as HTMLFormElement;

it('keeps what was typed and chosen and the key, and nothing else that the form carries', () => {
  const form = formOf(
    new Input('idempotencyKey', 'hidden', 'key-1'),
    new Input('formToken', 'hidden', '1.signed'),
    new Input('attribution', 'hidden', '{"first":{"gclid":"abc"}}'),
    new Input('homepage', 'text', 'https://robot.example'),
    new Input('name', 'text', 'Vera'),
    new Input('projectTypes', 'checkbox', 'seo', true),
    new Input('projectTypes', 'checkbox', 'ads'),
    new Input('files', 'file', 'brief.pdf'),
  );
  expect(typedValues(form)).toEqual({ idempotencyKey: ['key-1'], name: ['Vera'], projectTypes: ['seo'] });
});

it('puts the same back, and leaves alone what the page brought and what stands there already', () => {
  const fields = {
    key: new Input('idempotencyKey', 'hidden', 'fresh'),
    token: new Input('formToken', 'hidden', 'fresh'),
    attribution: new Input('attribution', 'hidden', 'fresh'),
    name: new Input('name', 'text', ''),
    email: new Input('email', 'email', 'by-the-browser@example.com'),
    seo: new Input('projectTypes', 'checkbox', 'seo'),
  };
  fillIn(formOf(...Object.values(fields)), {
    idempotencyKey: ['kept'],
    formToken: ['kept'],
    attribution: ['kept'],
    name: ['Vera'],
    email: ['kept@example.com'],
    projectTypes: ['seo'],
  });
  expect(fields).toMatchObject({
    key: { value: 'kept' },
    token: { value: 'fresh' },
    attribution: { value: 'fresh' },
    name: { value: 'Vera' },
    email: { value: 'by-the-browser@example.com' },
    seo: { checked: true },
  });
});

it('looks at the controls of a form once for all of its fields', () => {
  let looks = 0;
  const elements = [
    new Input('name', 'text', 'Vera'),
    new Input('projectTypes', 'checkbox', 'seo', true),
    new Input('projectTypes', 'checkbox', 'ads'),
    new Input('projectTypes', 'checkbox', 'crm', true),
    new Input('files', 'file', 'brief.pdf'),
  ];
  const form = {
    get elements() {
      looks += 1;
      return elements;
    },
  } as unknown as HTMLFormElement;
  const values = valuesIn(form);
  expect(['name', 'projectTypes', 'files', 'none'].map(values)).toEqual([['Vera'], ['seo', 'crm'], [], []]);
  expect(looks).toBe(1);
});
