import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeId } from './made-id.ts';

const ID = '019aa5c0-7e3d-7abc-8def-0123456789ab';
const isMade = (id: unknown) => madeId.safeParse(id).success;

describe('an id that a device makes', () => {
  it('is any UUID of version 7', () => {
    fc.assert(fc.property(fc.uuid({ version: 7 }), isMade));
  });

  it.each([
    ['of another version', ID.replace('-7abc', '-4abc')],
    ['of another variant', ID.replace('-8def', '-cdef')],
    ['in capitals', ID.toUpperCase()],
    ['with something before it', `0${ID}`],
    ['with something behind it', `${ID}0`],
    ['with a line behind it', `${ID}\n`],
    ['without its hyphens', ID.replaceAll('-', '')],
    ['that is empty', ''],
  ])('is no text %s', (_, text) => {
    expect(isMade(text)).toBe(false);
  });

  it.each([0, 1, 2, 3, 4])('lacks nothing in its part %i, and holds nothing strange there', (part) => {
    const parts = ID.split('-');
    const withPart = (text: string) => parts.with(part, text).join('-');
    expect(isMade(withPart(parts[part]!))).toBe(true);
    for (let at = 0; at < parts[part]!.length; at++) {
      const [before, after] = [parts[part]!.slice(0, at), parts[part]!.slice(at + 1)];
      expect([withPart(before + after), withPart(`${before}g${after}`)].filter(isMade)).toEqual([]);
    }
  });

  it.each([undefined, null, 7, 'нет'])('is asked for in words where it is %j', (id) => {
    expect(madeId.safeParse(id).error?.issues[0]?.message).toContain('UUID версии 7');
  });
});
