import { expect, it } from 'vitest';
import type { Settings } from './contract.ts';
import { takenBack } from './edits.ts';
import { DEFAULT_SETTINGS } from './rules.ts';

const before: Settings = DEFAULT_SETTINGS;
const change = { aiTone: 'strict', enableTTS: false } as const;

it('a refused change goes back to what was, and leaves what else was changed since', () => {
  const now: Settings = { ...before, ...change, ttsVoice: 'male' };
  expect(takenBack(now, change, before)).toEqual({ ...before, ttsVoice: 'male' });
});

it('a refused change takes nothing back that was chosen anew since', () => {
  const now: Settings = { ...before, ...change, aiTone: 'neutral' };
  expect(takenBack(now, change, before)).toEqual({ ...before, aiTone: 'neutral' });
});
