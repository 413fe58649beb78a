import { KEPT_DAYS } from '#shared/restoring.ts';

export const texts = {
  tooManyGone: `Больше нельзя: за последние ${KEPT_DAYS}\u00a0дней вы удалили слишком много. Попробуйте завтра.`,
  purged: 'Это удалено навсегда',
} as const;
