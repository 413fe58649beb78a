/** The dashboard says them from its first moment on, and none of the figures' other words. */
export const texts = {
  loadFailed: 'Не удалось загрузить аналитику',
  retry: 'Повторить',
} as const;
