import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { putInFront } from './in-front.ts';

test('what the one in front leaves is heard by all listeners of the server, in their order', () => {
  const server = new EventEmitter();
  const heard: string[] = [];
  server.on('request', ({ url }) => heard.push(`answers ${url}`));
  server.prependListener('request', ({ url }) => heard.push(`counts ${url}`));
  putInFront(server as Server, ({ url }, _, next) => (url === '/own' ? heard.push('in front') : next()));
  server.emit('request', { url: '/own' });
  server.emit('request', { url: '/page' });
  expect(heard).toEqual(['in front', 'counts /page', 'answers /page']);
});
