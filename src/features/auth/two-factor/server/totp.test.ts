import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base32, codeOf, otpauthUri, stepOf, stepsOf } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');
const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((array) => Buffer.from(array));

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s is the one of RFC 6238: %s', (seconds, code) => {
    expect(codeOf(SECRET, stepOf(seconds * 1000))).toBe(code);
  });

  it('is taken a step early or late, and no further', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 10, max: 1e8 }), fc.integer({ min: -1, max: 1 }), (secret, step, skew) => {
        const now = step * 30_000 + 7;
        expect(stepsOf(codeOf(secret, step + skew), secret, now)).toContain(step + skew);
        for (const far of [-3, -2, 2, 3])
          expect(stepsOf(codeOf(secret, step + far), secret, now)).not.toContain(step + far);
      }),
    );
  });
});

describe('a secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is in base32 %s, as RFC 4648 says', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });

  it('is handed to an app with the account, whatever stands in its address', () => {
    const uri = new URL(otpauthUri(SECRET, 'anna+a&secret=x@example.test', 'Takt'));
    expect(decodeURIComponent(uri.pathname)).toBe('/Takt:anna+a&secret=x@example.test');
    expect(uri.searchParams.getAll('secret')).toEqual([base32(SECRET)]);
  });
});
