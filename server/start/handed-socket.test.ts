import { expect, test } from 'vitest';
import { handedSocket } from './handed-socket.ts';

test('a socket is taken only by the process that it was handed to', () => {
  expect(handedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3);
  expect(handedSocket({ LISTEN_PID: '6', LISTEN_FDS: '1' }, 7)).toBeNull();
  expect(handedSocket({ LISTEN_PID: '7', LISTEN_FDS: '0' }, 7)).toBeNull();
  expect(handedSocket({}, 7)).toBeNull();
});
