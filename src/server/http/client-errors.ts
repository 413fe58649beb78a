import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusal } from './errors.ts';
import { STATUS_CODES } from './node-http.ts';

/** Statuses of what Node refuses before there is a request, by the code of its error; anything else is a 400. */
const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers bytes that are no request, and ends their connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const status = STATUS_OF[String(error.code)] ?? 400;
    const { message, code } = refusal(status);
    const body = JSON.stringify({ message, code });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

/** What Node would refuse by itself, with an empty answer: a request without a Host, and an expectation that is not met. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (raw.httpVersion === '1.1' && !headers.host) throw refusal(400);
    if (headers.expect && !/^100-continue$/i.test(headers.expect)) throw refusal(417);
  });
}
