import { expect, it } from 'vitest';
import { mayBeSilent, mayPushTo } from './push-services.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://jmt17.google.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://eu.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://api.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://ams.push.microsoft.com/w/?token=abc', true],
  ['https://fcm.googleapis.com:443/abc', true],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['http://fcm.googleapis.com/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://:secret@fcm.googleapis.com/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['no address', false],
  ['', false],
])('a subscription at %j is taken: %j', (endpoint, taken) => {
  expect(mayPushTo(endpoint, [])).toBe(taken);
});

it.each([
  ['https://push.example.org:8443/abc', true],
  ['https://push.example.org/abc', false],
  ['https://user@push.example.org:8443/abc', false],
  ['https://fcm.googleapis.com/abc', true],
])('where the operator allows a service of their own, one at %j is taken: %j', (endpoint, taken) => {
  expect(mayPushTo(endpoint, ['https://push.example.org:8443', 'http://plain.example.org'])).toBe(taken);
  expect(mayPushTo('http://plain.example.org/abc', ['http://plain.example.org'])).toBe(false);
});

it.each([
  ['https://web.push.apple.com/abc', false],
  ['https://api.push.apple.com/abc', false],
  ['https://fcm.googleapis.com/abc', true],
  ['https://web.push.apple.com.example.org/abc', true],
])('a device at %j may be told in silence: %j', (endpoint, silent) => {
  expect(mayBeSilent(endpoint)).toBe(silent);
});
