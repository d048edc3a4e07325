import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import type { RawAnswer, Transport } from '#app/browser/transport.ts';
import { outcomeOf, type Submission, startSubmission } from './submission.ts';

const window = new Window();
vi.stubGlobal('window', window);
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));

/** A form that sends by `answer`, with all that it has shown. */
function start(answer: () => Promise<RawAnswer>, options: { wrong?: string[]; leave?: boolean } = {}) {
  const form = window.document.createElement('form') as unknown as HTMLFormElement;
  const shown: Submission<string>[] = [];
  const transport = vi.fn<Transport>(answer);
  startSubmission<string>({
    form,
    path: '/api/x',
    body: () => ({}),
    read: ({ name }) => String(name),
    check: () => options.wrong ?? [],
    leave: () => options.leave ?? false,
    transport,
    show: (submission) => shown.push(submission),
  });
  const press = () => {
    form.dispatchEvent(new window.Event('submit', { cancelable: true }) as unknown as Event);
  };
  const states = () => shown.map(({ state }) => state);
  const reach = (state: string) => vi.waitFor(() => expect(states().at(-1)).toBe(state));
  return { press, reach, states, shown, transport };
}

const says = (status: number, body: object) => async () => ({ status, text: JSON.stringify(body) });
const error = { message: 'Please check.', fields: { email: 'Email is required' } };

it('goes from sending to sent', async () => {
  const { press, reach, states, shown } = start(says(200, { name: 'Vera' }));
  press();
  await reach('sent');
  expect(states()).toEqual(['sending', 'sent']);
  expect(shown.at(-1)).toEqual({ state: 'sent', value: 'Vera' });
});

it('sends nothing that the check finds wrong', async () => {
  const { press, reach, states, shown, transport } = start(says(200, {}), { wrong: ['email'] });
  press();
  // The press itself is painted before anything is looked at.
  expect(states()).toEqual([]);
  await reach('refused');
  expect(states()).toEqual(['refused']);
  expect(shown.at(-1)).toMatchObject({ wrong: ['email'], message: null });
  expect(transport).not.toHaveBeenCalled();
});

it('sends once, however often it is pressed, and again after a failure', async () => {
  const answer = Promise.withResolvers<RawAnswer>();
  const { press, reach, states, transport } = start(() => answer.promise);
  for (let count = 0; count < 3; count += 1) press();
  await reach('sending');
  press();
  answer.resolve({ status: 500, text: '' });
  await reach('failed');
  expect(transport).toHaveBeenCalledTimes(1);
  press();
  await vi.waitFor(() => expect(transport).toHaveBeenCalledTimes(2));
  await reach('failed');
  expect(states()).toEqual(['sending', 'failed', 'sending', 'failed']);
});

it('stays on its way when it leaves for another page, until somebody comes back to it', async () => {
  const { press, reach, states, transport } = start(says(409, { error }), { leave: true });
  press();
  await vi.waitFor(() => expect(transport).toHaveBeenCalled());
  await reach('sending');
  const back = Object.assign(new window.Event('pageshow'), { persisted: true });
  window.dispatchEvent(back);
  expect(states()).toEqual(['sending', 'idle']);
});

it.each([400, 409, 413, 422, 429])('hands on what the server wants changed, status %i', (status) => {
  const answer = { kind: 'refused', status, ...error, told: {} } as const;
  expect(outcomeOf(answer)).toEqual({ state: 'refused', wrong: ['email'], ...error });
});

it('counts every other answer as a failure, to be tried again', () => {
  const failed = (message: string | null, status: number) => ({ state: 'failed', message, status });
  const lost = { kind: 'refused', status: 404, message: 'No such endpoint.', fields: {}, told: {} } as const;
  expect(outcomeOf(lost)).toEqual(failed('No such endpoint.', 404));
  expect(outcomeOf({ kind: 'trouble', status: 503, message: 'Later.' })).toEqual(failed('Later.', 503));
  expect(outcomeOf({ kind: 'broken', status: 200, message: null })).toEqual(failed(null, 200));
  for (const kind of ['offline', 'timeout'] as const)
    expect(outcomeOf({ kind, status: 0, message: null })).toEqual(failed(null, 0));
});
