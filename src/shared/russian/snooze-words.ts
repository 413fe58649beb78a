import type { SNOOZES } from '../snooze.ts';

/** How putting a reminder off is called wherever one may. */
export const snoozeWords = {
  putOff: 'Отложить',
  /** The button of a notice of the system, which has no menu. */
  shortest: 'Отложить на 10\u00a0минут',
  of: (what: string) => `Отложить: ${what}`,
  choices: {
    minutes: 'На 10\u00a0минут',
    hour: 'На час',
    evening: 'На вечер',
    morning: 'На завтрашнее утро',
  } satisfies Record<(typeof SNOOZES)[number], string>,
  /** @param when «сегодня в 19:00» */
  again: (when: string) => `Напомню ${when}`,
} as const;
