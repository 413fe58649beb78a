import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { journalEntry } from './journal-entry.ts';

const named = (headers: Record<string, string | string[]>) => journalEntry({ headers } as unknown as FastifyRequest);

describe('the name of an act', () => {
  it('is what the call says', () => {
    const id = v7();
    expect(named({ 'x-journal-entry': id })).toBe(id);
  });

  it('is none where nothing is said', () => {
    expect(named({ 'x-changed-at': v7() })).toBeUndefined();
  });

  it.each(['', 'act', ['a', 'b']])('is refused where it is no id: %j', (said) => {
    expect(() => named({ 'x-journal-entry': said as string })).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringMatching(/[а-я]/) }),
    );
  });
});
