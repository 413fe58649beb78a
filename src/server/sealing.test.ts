import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const SECRET = 'a secret of tests, forty characters long';

describe('a sealed text', () => {
  it('is read by its secret and purpose alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = seal(SECRET, 'one', text);
        expect(unseal(SECRET, 'one', sealed)).toBe(text);
        expect(unseal(SECRET, 'another', sealed)).toBeNull();
        expect(unseal(`${SECRET}!`, 'one', sealed)).toBeNull();
      }),
    );
  });

  it('does not survive a changed bit or a cut', () => {
    const bytes = Buffer.from(seal(SECRET, 'one', 'личное'), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const forged = Buffer.from(bytes);
      forged[index]! ^= 1;
      expect(unseal(SECRET, 'one', forged.toString('base64url'))).toBeNull();
      expect(unseal(SECRET, 'one', bytes.subarray(0, index).toString('base64url'))).toBeNull();
    }
  });
});
