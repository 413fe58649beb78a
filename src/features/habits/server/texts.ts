import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  habitsFull: limitTexts.rows(['привычка', 'привычки', 'привычек'], 'Удалите ненужные.'),
  yearsFull: limitTexts.rows(
    ['год отметок привычек', 'года отметок привычек', 'лет отметок привычек'],
    'Удалите ненужные привычки.',
  ),
  notesFull: limitTexts.rows(
    ['заметка к\u00a0привычкам', 'заметки к\u00a0привычкам', 'заметок к\u00a0привычкам'],
    'Удалите ненужные.',
  ),
  pausesFull: limitTexts.rows(['пауза привычек', 'паузы привычек', 'пауз привычек'], 'Удалите ненужные привычки.'),
} as const;
