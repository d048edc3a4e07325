import { expect, test, vi } from 'vitest';
import { currentToast, dismissToast, showToast, subscribeToToast } from './toast-store.ts';

test('at most one toast: the second takes the place of the first', () => {
  showToast({ title: 'Success!', tone: 'success' });
  const first = currentToast();
  showToast({ title: 'Error', tone: 'error' });
  expect(currentToast()?.title).toBe('Error');
  expect(currentToast()?.id).not.toBe(first?.id);
});

test('the end of an earlier toast does not close a later one', () => {
  showToast({ title: 'First', tone: 'success' });
  const first = currentToast()?.id ?? 0;
  showToast({ title: 'Second', tone: 'success' });
  dismissToast(first);
  expect(currentToast()?.title).toBe('Second');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();
});

test('tells its listeners until they leave', () => {
  const listener = vi.fn();
  const leave = subscribeToToast(listener);
  showToast({ title: 'One', tone: 'success' });
  leave();
  showToast({ title: 'Two', tone: 'success' });
  expect(listener).toHaveBeenCalledTimes(1);
});
