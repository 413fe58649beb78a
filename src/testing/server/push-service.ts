import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { loopbackCertificate, trustLoopback } from './loopback-certificate.ts';

/** What a push service was handed, as the browser of the device reads it. */
export interface Pushed {
  /** The device's name there. */
  device: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read it field by field
  message: any;
  ttl: number;
  urgency: string;
  topic: string;
}

/** A browser that has subscribed. */
export interface PushDevice {
  name: string;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

/** A push service of a browser's vendor over https, and the browsers behind it. */
export interface PushService {
  origin: string;
  pushed: Pushed[];
  /** What it answers from now on; 'nothing' breaks the connection. */
  answers: (device: string) => number | 'nothing';
  subscribe(name: string): PushDevice;
  close(): Promise<void>;
}

/** Reads a message as RFC 8291 has it: the secrets of the device and of the sender make the key. */
function decrypted(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, size] = [body.subarray(0, 16), body.readUInt32BE(16)];
  const sender = body.subarray(21, 21 + body[20]!);
  const text = body.subarray(21 + body[20]!);
  if (text.length > size) throw new Error('a push has one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', device.computeSecret(sender), auth, info, 32));
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Holds the signature of RFC 8292 against the key that it names. @returns that key */
function signedBy(header: string, origin: string): string {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header)!;
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(key!, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims!, 'base64url').toString());
  if (!signed || aud !== origin || !/^(mailto|https):/.test(sub))
    throw new Error('a push is not signed as it has to be');
  return key!;
}

/** @param keyOf by which key devices have subscribed */
export async function startPushService(keyOf: () => string): Promise<PushService> {
  const { cert, key } = loopbackCertificate;
  const distrust = trustLoopback();
  const devices = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server: Server = createServer({ cert, key }, async (request, response) => {
    const name = decodeURIComponent(request.url!.slice(1));
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const status = service.answers(name);
    if (status === 'nothing') return void request.socket.destroy();
    const { pair, auth } = devices.get(name)!;
    if (signedBy(String(request.headers.authorization), service.origin) !== keyOf())
      return response.writeHead(403).end();
    if (status < 300)
      service.pushed.push({
        device: name,
        message: JSON.parse(decrypted(Buffer.concat(parts), pair, auth)),
        ttl: Number(request.headers.ttl),
        urgency: String(request.headers.urgency),
        topic: String(request.headers.topic),
      });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed: [],
    answers: () => 201,
    subscribe(name) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { pair, auth });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { name, subscription: { endpoint: `${service.origin}/${encodeURIComponent(name)}`, keys } };
    },
    close() {
      distrust();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}
