import { expect, it } from 'vitest';
import { isForNow } from './for-now.ts';

it.each([401, 408, 412, 429, 500, 502, 503, 504])('%d is for now: the same change may succeed later', (status) => {
  expect(isForNow(status)).toBe(true);
});

it.each([200, 201, 204, 304, 400, 403, 404, 405, 409, 410, 413, 415, 422, 499])('%d is final', (status) => {
  expect(isForNow(status)).toBe(false);
});
