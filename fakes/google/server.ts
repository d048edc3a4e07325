import type { IncomingMessage, ServerResponse } from 'node:http';
import { startHttp } from '#fakes/http-server.ts';
import type { Control } from './control.ts';
import { createControl } from './control.ts';
import type { FakeGoogleOptions } from './create-world.ts';
import { createWorld } from './create-world.ts';
import { faultReply, takeFaults } from './faults.ts';
import type { Reply } from './reply.ts';
import { apiErrors, Refusal } from './reply.ts';
import type { Incoming } from './routes.ts';
import { handle, routeOf } from './routes.ts';
import type { World } from './world.ts';

export interface FakeGoogle {
  /** One origin for OAuth and API alike: give it to the client as its base URL. */
  origin: string;
  control: Control;
  stop: () => Promise<void>;
}

function send(response: ServerResponse, reply: Reply): void {
  const type = reply.html === undefined ? 'application/json; charset=UTF-8' : 'text/html; charset=UTF-8';
  const location = reply.location === undefined ? {} : { location: reply.location };
  const body = reply.html ?? (reply.json === undefined ? '' : JSON.stringify(reply.json));
  response.writeHead(reply.status, {
    'content-type': type,
    'cache-control': 'no-store',
    ...location,
    ...reply.headers,
  });
  response.end(body);
}

/** Runs a handler and answers its refusals. */
async function answer(work: () => Reply | Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    throw error;
  }
}

async function read(request: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { authorization, 'if-match': ifMatch } = request.headers;
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://stand-in'),
    headers: { authorization, 'if-match': ifMatch },
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

async function serveControl(control: Control, incoming: Incoming): Promise<Reply> {
  const action = incoming.url.pathname.slice('/control/'.length);
  if (!Object.hasOwn(control, action)) return apiErrors.notFound();
  const perform = control[action as keyof Control] as (parameter?: unknown) => unknown;
  const parameter: unknown = incoming.body === '' ? undefined : JSON.parse(incoming.body);
  return { status: 200, json: (await perform(parameter)) ?? {} };
}

async function serveCall(world: World, incoming: Incoming, response: ServerResponse): Promise<void> {
  const route = routeOf(incoming);
  if (!route) return send(response, apiErrors.notFound());
  const { kind, ids } = route;
  const { method, url } = incoming;
  const query = kind === 'revoke' ? {} : Object.fromEntries(url.searchParams);
  const call = { kind, method, path: url.pathname, query, status: null as number | null, at: world.now() };
  world.calls.push(call);
  const faults = takeFaults(world, kind);
  const latencyMs = faults.reduce((sum, fault) => sum + (fault.latencyMs ?? 0), 0);
  if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs).unref());
  const connection = faults.find((fault) => fault.connection)?.connection;
  if (connection === 'hang-before') return;
  if (connection === 'drop-before') return void response.destroy();
  const failure = faults.map((fault) => faultReply(fault, kind)).find((reply) => reply !== null);
  const reply = failure ?? (await answer(() => handle(world, incoming, kind, ids)));
  call.status = reply.status;
  if (connection === 'hang-after') return;
  if (connection === 'drop-after') return void response.destroy();
  send(response, reply);
}

/**
 * Starts the stand-in for Google's OAuth and Calendar API on 127.0.0.1, in memory, for tests and the
 * demo. Paths are Google's own; `POST /control/{action}` takes the fault switches of `control`.
 */
export async function startFakeGoogle(options: FakeGoogleOptions = {}): Promise<FakeGoogle> {
  const clock = { offsetMs: 0 };
  const base = options.now ?? Date.now;
  const world = createWorld(options, () => base() + clock.offsetMs);
  const control = createControl(world, clock);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const incoming = await read(request);
    if (!incoming.url.pathname.startsWith('/control/')) return serveCall(world, incoming, response);
    send(response, await answer(() => serveControl(control, incoming)));
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    serve(request, response).catch(() => response.destroy());
  };
  return { ...(await startHttp(listener, options.port)), control };
}
