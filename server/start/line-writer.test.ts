import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineWriter } from './line-writer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A place that takes what `room` says, or fails with a code. */
function place() {
  const state = { text: '', room: Number.POSITIVE_INFINITY, fault: '' };
  const say = lineWriter({
    write: (bytes) => {
      if (state.fault) throw Object.assign(new Error(state.fault), { code: state.fault });
      if (state.room === 0) throw Object.assign(new Error('full'), { code: 'EAGAIN' });
      const part = bytes.subarray(0, state.room);
      state.room -= part.length;
      state.text += part.toString();
      return part.length;
    },
    mostWaiting: 20,
    retryMs: 100,
    lost: (count) => `lost ${count}\n`,
  });
  return { state, say };
}

test('lines go out at once, in order', () => {
  const { state, say } = place();
  say('one\n');
  say('two\n');
  expect(state.text).toBe('one\ntwo\n');
});

test('a reader that stops gets the rest of a line, what waited, and how many were dropped', () => {
  const { state, say } = place();
  state.room = 2;
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n', 'five\n', 'six\n']) say(line);
  expect(state.text).toBe('on');
  vi.advanceTimersByTime(1000);
  expect(state.text).toBe('on');
  state.room = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(100);
  say('seven\n');
  expect(state.text).toBe('one\nlost 2\ntwo\nthree\nfour\nseven\n');
});

test.each(['ENOSPC', 'EPIPE', 'EIO'])('after %s lines are counted until writing works again', (code) => {
  const { state, say } = place();
  say('one\n');
  state.fault = code;
  for (const line of ['two\n', 'three\n', 'four\n']) say(line);
  state.fault = '';
  say('five\n');
  say('six\n');
  expect(state.text).toBe('one\nlost 3\nfive\nsix\n');
});

test('a line that was cut off by a full disk does not swallow the next', () => {
  const { state, say } = place();
  state.room = 2;
  say('one\n');
  state.fault = 'ENOSPC';
  vi.advanceTimersByTime(100);
  state.fault = '';
  state.room = Number.POSITIVE_INFINITY;
  say('two\n');
  expect(state.text).toBe('on\nlost 1\ntwo\n');
});
