import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { loopbackCertificate, trustLoopback } from './loopback-certificate.ts';

/** Somebody's calendar on the internet. */
export interface CalendarServer {
  origin: string;
  /** What it was asked, in order. */
  asked: IncomingMessage[];
  /** How it answers from now on. */
  answers: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  const { cert, key } = loopbackCertificate;
  const distrust = trustLoopback();
  const server = createServer({ cert, key }, (request, response) => {
    calendar.asked.push(request);
    calendar.answers(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const calendar: CalendarServer = {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answers: (_, response) => void response.writeHead(404).end(),
    close: () =>
      new Promise((resolve) => {
        distrust();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return calendar;
}
