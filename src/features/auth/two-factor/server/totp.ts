import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../rules.ts';

/** RFC 6238 with what every authenticator app supports: SHA-1, 30 seconds, six digits. */
const STEP = 30_000;
const SECRET_BYTES = 20;
/** Steps by which the phone's clock may be off, either way. */
const SKEW = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new shared secret. */
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** RFC 4648 base32 without padding. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Number of the time step that an instant (epoch milliseconds) lies in. */
export const stepOf = (instant: number): number => Math.floor(instant / STEP);

/** The code of a step (RFC 4226). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}

/** Steps around `now` whose code this is, earliest first; a code names more than one only by chance. */
export function stepsOf(code: string, secret: Buffer, now: number): number[] {
  const steps = Array.from({ length: 2 * SKEW + 1 }, (_, index) => stepOf(now) - SKEW + index);
  return steps.filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)));
}

/** What an authenticator app scans. */
export function otpauthUri(secret: Buffer, email: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
