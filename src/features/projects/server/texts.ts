import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  full: limitTexts.rows(['проект', 'проекта', 'проектов'], 'Удалите ненужные.'),
} as const;
