import { expect, it } from 'vitest';
import { wordsOf } from './unsent-words.ts';

it('a change of the settings tells what each was to be', () => {
  expect(wordsOf({ aiTone: 'strict', enableTTS: false, dayStart: 0 }).split('\n')).toEqual([
    'Изменение настроек',
    'Тон: Строгий',
    'Озвучивать ответы: выключено',
    'Начало дня: В полночь',
  ]);
});
