import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  full: limitTexts.rows(['фокус-сессия', 'фокус-сессии', 'фокус-сессий'], limitTexts.askOperator),
} as const;
