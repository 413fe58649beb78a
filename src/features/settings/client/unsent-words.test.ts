import { expect, it } from 'vitest';
import { wordsOf } from './unsent-words.ts';

it('a change of the settings tells what each was to be', () => {
  expect(
    wordsOf({ aiTone: 'strict', enableTTS: false, dayStart: 0, goalFocusMinutes: 90, goalTasks: 3 }).split('\n'),
  ).toEqual([
    'Изменение настроек',
    'Тон: Строгий',
    'Озвучивать ответы: выключено',
    'Начало дня: В полночь',
    'Время фокуса: 1ч 30м',
    'Выполненные задачи: 3',
  ]);
});
