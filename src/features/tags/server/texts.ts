import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  full: limitTexts.rows(['тег', 'тега', 'тегов'], 'Удалите ненужные.'),
} as const;
