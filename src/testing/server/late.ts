import { newId } from '#server/id.ts';
import { MINUTE } from '#shared/day.ts';
import type { Method } from '#shared/endpoint.ts';
import type { TestUser } from './test-app.ts';

const BEGUN = Math.floor(Date.now() / MINUTE) * MINUTE;

/** A moment so many minutes before the tests began. */
export const ago = (minutes: number) => new Date(BEGUN - minutes * MINUTE).toISOString();

/** A call of what was done so many minutes ago, under a key as devices send it. */
export const late = (user: TestUser, minutes: number, method: Method, path: string, body?: object) =>
  user.call(method, path, body, { headers: { 'x-changed-at': ago(minutes), 'idempotency-key': newId() } });
