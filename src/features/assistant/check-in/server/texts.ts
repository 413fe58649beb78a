import { limitTexts } from '#server/account-limits/texts.ts';

export const texts = {
  full: limitTexts.rows(
    ['реплика в\u00a0фокус-сессиях', 'реплики в\u00a0фокус-сессиях', 'реплик в\u00a0фокус-сессиях'],
    limitTexts.askOperator,
  ),
} as const;
