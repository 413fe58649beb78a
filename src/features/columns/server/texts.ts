import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  full: limitTexts.rows(['колонка', 'колонки', 'колонок'], 'Удалите ненужные.'),
} as const;
