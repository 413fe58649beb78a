import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scripted server answers to one request. */
export type Scripted =
  | { text: string }
  | { calls: { name: string; args: unknown }[]; text?: string }
  /** Sent as it is, in place of an event stream. */
  | { raw: string; type?: string }
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The connection breaks: before an answer, or after its first words. */
  | { drop: 'at once' | 'midway' }
  /** Says nothing, and keeps the connection open. */
  | { silent: true };

export interface ScriptedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests read requests field by field
  body: any;
}

/** An OpenAI-compatible server on loopback that answers what a test tells it to, over real HTTP. */
export interface ScriptedModel {
  /** Above `/chat/completions`. */
  readonly baseUrl: string;
  readonly requests: ScriptedRequest[];
  /** Answers the next requests in turn; the last answer goes on for ever. A function gets the request. */
  answer(...answers: (Scripted | ((request: ScriptedRequest) => Scripted | Promise<Scripted>))[]): void;
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const pieces = (text: string) => text.match(/[\s\S]{1,7}/g) ?? [];

function* events(answer: Extract<Scripted, { text: string } | { calls: unknown }>): Generator<string> {
  yield chunk({ role: 'assistant', content: '' });
  for (const content of pieces(('text' in answer && answer.text) || '')) yield chunk({ content });
  const calls = 'calls' in answer ? answer.calls : [];
  for (const [index, { name, args }] of calls.entries()) {
    const text = typeof args === 'string' ? args : JSON.stringify(args);
    const id = `call-${index}-${Math.random().toString(36).slice(2)}`;
    yield chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] });
    for (const part of pieces(text)) yield chunk({ tool_calls: [{ index, function: { arguments: part } }] });
  }
  yield chunk({}, calls.length > 0 ? 'tool_calls' : 'stop');
  yield 'data: [DONE]\n\n';
}

function send(response: ServerResponse, answer: Scripted): void {
  if ('silent' in answer) return;
  if ('drop' in answer) {
    if (answer.drop === 'at once') return void response.destroy();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ role: 'assistant', content: 'Well, ' }), () => response.destroy());
    return;
  }
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body ?? { error: { message: 'scripted' } }));
    return;
  }
  response.writeHead(200, { 'content-type': ('type' in answer && answer.type) || 'text/event-stream' });
  if ('raw' in answer) return void response.end(answer.raw);
  for (const event of events(answer)) response.write(event);
  response.end();
}

async function read(request: IncomingMessage): Promise<ScriptedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const json = /json/.test(request.headers['content-type'] ?? '');
  return { path: request.url ?? '', headers: request.headers, body: json ? JSON.parse(text) : text };
}

/** Starts a scripted server on a free loopback port. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = [];
  let answers: Parameters<ScriptedModel['answer']> = [];
  const server = createServer(async (request, response) => {
    const asked = await read(request);
    requests.push(asked);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    send(response, typeof next === 'function' ? await next(asked) : (next ?? { status: 500 }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer(...given) {
      requests.length = 0;
      answers = given;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
