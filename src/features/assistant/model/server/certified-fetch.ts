import { request } from 'node:https';
import { Readable } from 'node:stream';
import { request as plainRequest } from '#server/http/node-http.ts';
import type { Fetch } from './retrying-fetch.ts';

/** Statuses whose answers may not carry a body. */
const BODILESS = [204, 205, 304];

/**
 * A `fetch` for calls that trusts the certificates of `ca` (PEM) and no others. Node's own takes none, and trusting
 * them for the whole process would let their issuer vouch for any other host.
 */
export function certifiedFetch(ca: string): Fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const address = new URL(input instanceof Request ? input.url : input);
      const send = address.protocol === 'https:' ? request : plainRequest;
      const headers = Object.fromEntries(new Headers(init.headers));
      const options = { ca, method: init.method ?? 'GET', headers, ...(init.signal ? { signal: init.signal } : {}) };
      const call = send(address, options, (answer) => {
        const status = answer.statusCode ?? 502;
        const received = Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as [string, string]],
        );
        const body = BODILESS.includes(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
        if (body === null) answer.resume();
        resolve(new Response(body, { status, headers: received }));
      });
      call.on('error', reject);
      call.end(init.body as string | undefined);
    });
}
