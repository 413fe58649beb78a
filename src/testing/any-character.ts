import fc from 'fast-check';

const HALVES = { first: 0xd800, count: 0x800 };

/** Any character of Unicode, as a unit of `fc.string`: its own `binary` is the same, and takes seconds to set up. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - HALVES.count })
  .map((code) => String.fromCodePoint(code < HALVES.first ? code : code + HALVES.count));
