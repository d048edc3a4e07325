import { Window } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { bringToLife, type IslandModule } from './bring-to-life.ts';

const { document } = new Window();
const reported = vi.fn();
vi.stubGlobal('reportError', reported);
afterEach(() => reported.mockReset());

function island(props?: string): HTMLElement {
  const element = document.createElement('div') as unknown as HTMLElement;
  element.dataset.island = 'known';
  if (props !== undefined) element.dataset.props = props;
  return element;
}

const isAlive = (element: HTMLElement) => element.dataset.alive !== undefined;
const ofMount = (mount: IslandModule['mount']) => ({ known: async () => ({ mount }) });

it('calls an island alive once its mount has succeeded, and not before', async () => {
  const taking = Promise.withResolvers<boolean>();
  const mount = vi.fn(() => taking.promise);
  const element = island('{"now":1}');
  const ready = bringToLife(element, ofMount(mount));
  await vi.waitFor(() => expect(mount).toHaveBeenCalledWith(element, { now: 1 }));
  expect(isAlive(element)).toBe(false);
  taking.resolve(true);
  await ready;
  expect(isAlive(element)).toBe(true);
});

it('leaves an element without anything to do as it is, and says nothing', async () => {
  const element = island();
  await bringToLife(
    element,
    ofMount(() => false),
  );
  await bringToLife(element, {});
  expect([isAlive(element), reported.mock.calls]).toEqual([false, []]);
});

const broken = new Error('No HTMLInputElement at #email');
it.each<[string, IslandModule['mount'], string]>([
  [
    'throws',
    () => {
      throw broken;
    },
    '{}',
  ],
  ['rejects', () => Promise.reject(broken), '{}'],
  ['has unreadable properties', () => true, '{'],
])('reports an island that %s, and does not call it alive', async (_, mount, props) => {
  const element = island(props);
  await bringToLife(element, ofMount(mount));
  expect([isAlive(element), reported.mock.calls.length]).toEqual([false, 1]);
});

it('leaves it to the browser to tell of a script that could not be loaded', async () => {
  const element = island();
  await bringToLife(element, { known: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect([isAlive(element), reported.mock.calls]).toEqual([false, []]);
});
