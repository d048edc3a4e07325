import { showAlert, showAnswer } from '#app/pages/forms/live/answers.ts';
import { isBusy, setBusy } from '#app/pages/forms/live/busy.ts';
import { focusField, watchForm } from '#app/pages/forms/live/checks.ts';
import { clearDraft, readDraft, writeDraft } from '#app/pages/forms/live/draft.ts';
import { type SendOutcome, send } from '#app/pages/forms/live/send.ts';
import { showSent } from '#app/pages/forms/live/sent.ts';
import { fillIn, typedValues, valuesOf } from '#app/pages/forms/live/values.ts';
import type { ContactIslandProps } from './island-props.ts';
import { countMessage } from './live/counter.ts';
import { startFileList } from './live/file-list.ts';
import { showProgress } from './live/progress.ts';
import { type Steps, startSteps } from './live/steps.ts';

const fieldsOfSteps = [['name', 'email', 'company'], ['projectTypes', 'budget', 'timeline'], ['message']];
const allFields = fieldsOfSteps.flat();

/** Turns the long contact form into three steps with answers while typing, a draft, files and sending in place. */
export function mount(element: HTMLElement, given: unknown): void {
  const props = given as ContactIslandProps;
  const form = element.querySelector('form');
  if (!form) {
    // The thanks, drawn by the server: what was kept has arrived.
    clearDraft(props.draftKey);
    return;
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
    loadRules: async () => (await import('./contact-rules.ts')).rules,
    praise: props.praise,
  });
  const files = startFileList({
    form,
    texts: props.files,
    onChange: () => form.dispatchEvent(new Event('change')),
  });
  if (draft) {
    files.showLost(draft.files);
    checks.review(allFields);
  }
  countMessage(form);
  form.addEventListener('input', save);
  form.addEventListener('change', save);
  const isFilled = (field: string) => valuesOf(form, field).some((value) => value.trim() !== '');
  const reach = () => stepOf(allFields.find((field) => !isFilled(field)));
  if (!whole) {
    steps = startSteps({ form, start: draft?.step ?? 1, reach, onShow: save });
    // What is filled in may still be wrong, which only the rules know: they arrive after the page is drawn.
    const earlier = fieldsOfSteps.slice(0, steps.current() - 1).flat();
    void checks.check(earlier).then(([wrong]) => wrong && steps?.jump(stepOf(wrong)));
  }
  form.querySelector('[data-back]')?.addEventListener('click', () => steps?.back());

  /** Shows answers for these fields and goes to the first that is not good yet. @returns whether all are */
  const passes = async (fields: readonly string[]): Promise<boolean> => {
    const [first] = await checks.check(fields);
    if (first) goTo(first);
    return !first;
  };
  const goTo = (field: string) => {
    steps?.jump(stepOf(field));
    focusField(form, field);
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy(form)) return;
    const step = steps?.current() ?? fieldsOfSteps.length;
    if (step < fieldsOfSteps.length) {
      if (await passes(fieldsOfSteps[step - 1] ?? [])) steps?.forward();
      return;
    }
    setBusy(form, true, props.sending);
    showAlert(form, null);
    const [first] = await checks.check(allFields);
    const outcome = first ? null : await post();
    // Before anything is shown: a field that cannot be used cannot take the focus.
    setBusy(form, false, props.send);
    if (first) goTo(first);
    if (outcome) show(outcome);
  });

  const post = async () => {
    const data = new FormData(form);
    if (files.count() === 0) data.delete('files');
    const outcome = await send('/api/contact', data, { onProgress: showProgress(form, files.count() > 0) });
    showProgress(form, false);
    return outcome;
  };
  const show = (outcome: SendOutcome) => {
    if (outcome.kind === 'stored') {
      const [name = ''] = valuesOf(form, 'name');
      clearDraft(props.draftKey);
      showSent(element, { name: name.trim(), prefill: outcome.prefill });
      return;
    }
    if (outcome.kind === 'failed') {
      showAlert(form, props.failure);
      return;
    }
    showAlert(form, outcome.message);
    for (const [field, text] of Object.entries(outcome.fields))
      showAnswer(form, field, { tone: 'error', text });
    const first = [...allFields, 'files'].find((field) => outcome.fields[field]);
    if (first) goTo(first);
  };
}

/** The step on which a field stands: the last for files, and for none at all. */
function stepOf(field: string | undefined): number {
  const index = fieldsOfSteps.findIndex((names) => names.some((name) => name === field));
  return index === -1 ? fieldsOfSteps.length : index + 1;
}
