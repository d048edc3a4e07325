import { afterPaint } from '#app/browser/after-paint.ts';
import { fetching } from '#app/browser/transport.ts';
import { watchForm } from '#app/pages/forms/live/checks.ts';
import { clearDraft, readDraft, writeDraft } from '#app/pages/forms/live/draft.ts';
import { focusField } from '#app/pages/forms/live/focus-field.ts';
import { startLeadForm } from '#app/pages/forms/live/lead-form.ts';
import { fillIn, typedValues, valuesIn, valuesOf } from '#app/pages/forms/live/values.ts';
import { rules } from './contact-rules.ts';
import type { ContactIslandProps } from './island-props.ts';
import { countMessage } from './live/counter.ts';
import { startFileList } from './live/file-list.ts';
import { type Steps, startSteps } from './live/steps.ts';

const fieldsOfSteps = [['name', 'email', 'company'], ['projectTypes', 'budget', 'timeline'], ['message']];
const allFields = fieldsOfSteps.flat();

/**
 * Turns the long contact form into three steps with messages while typing, a draft, files, and sending without
 * leaving the page.
 */
export function mount(element: HTMLElement, given: unknown): boolean {
  const props = given as ContactIslandProps;
  const form = element.querySelector('form');
  if (!form) {
    // The server has drawn the thanks: the enquiry has arrived, so the draft goes.
    clearDraft(props.draftKey);
    return false;
  }
  const whole = form.hasAttribute('data-long');
  const draft = whole ? null : readDraft(props.draftKey);
  if (draft) fillIn(form, draft.values);

  let steps: Steps | null = null;
  const save = () => {
    if (!form.isConnected) return;
    writeDraft(props.draftKey, {
      values: typedValues(form),
      step: steps?.current() ?? 1,
      files: files.count() > 0,
    });
  };
  const checks = watchForm({
    form,
    rules,
    praise: props.praise,
  });
  let upload = fetching;
  /** The transport with progress is only needed for files; without it they are sent all the same. */
  const loadUpload = async () => {
    upload = (await import('./live/progress.ts')).withProgress(form);
  };
  const files = startFileList({
    form,
    texts: props.files,
    onChange: () => {
      form.dispatchEvent(new Event('change'));
      void loadUpload().catch(() => undefined);
    },
  });
  if (draft) files.showLost(draft.files);
  countMessage(form);
  // A letter is seen first and kept afterwards, at the latest when the page is left.
  let unsaved = false;
  const saveNow = () => {
    if (unsaved) save();
    unsaved = false;
  };
  const saveLater = () => {
    unsaved = true;
    afterPaint(saveNow);
  };
  form.addEventListener('input', saveLater);
  form.addEventListener('change', saveLater);
  addEventListener('pagehide', saveNow);
  const reach = () => {
    const values = valuesIn(form);
    return stepOf(allFields.find((field) => values(field).every((value) => value.trim() === '')));
  };
  if (!whole) steps = startSteps({ form, start: draft?.step ?? 1, reach, onShow: save });
  form.querySelector('[data-back]')?.addEventListener('click', () => steps?.back());

  const goTo = (field: string) => {
    steps?.jump(stepOf(field));
    focusField(form, field);
  };
  const goOn = (fields: readonly string[]) => {
    const [wrong] = checks.check(fields);
    if (wrong) goTo(wrong);
    else steps?.forward();
  };

  startLeadForm({
    element,
    form,
    texts: props,
    path: '/api/contact',
    fields: [...allFields, 'files'],
    aside: () => {
      const fields = fieldsOfSteps[(steps?.current() ?? fieldsOfSteps.length) - 1] ?? [];
      const isEarlier = fields !== fieldsOfSteps.at(-1);
      if (isEarlier) goOn(fields);
      return isEarlier;
    },
    check: () => checks.check(allFields),
    body: () => {
      const data = new FormData(form);
      if (files.count() === 0) data.delete('files');
      return data;
    },
    transport: (...request) => (files.count() > 0 ? upload : fetching)(...request),
    name: () => valuesOf(form, 'name')[0]?.trim() ?? '',
    goTo,
    onSent: () => clearDraft(props.draftKey),
  });
  // Values may already be filled in and wrong: said once the places for it are there, which are read out.
  afterPaint(() => {
    if (draft) checks.review(allFields);
    const [wrong] = steps ? checks.check(fieldsOfSteps.slice(0, steps.current() - 1).flat()) : [];
    if (wrong) steps?.jump(stepOf(wrong));
  });
  return true;
}

/** The step with this field: the last one for files, and when there is no field. */
function stepOf(field: string | undefined): number {
  const index = fieldsOfSteps.findIndex((names) => names.some((name) => name === field));
  return index === -1 ? fieldsOfSteps.length : index + 1;
}
