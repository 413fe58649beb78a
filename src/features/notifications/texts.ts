export const texts = {
  title: 'Уведомления',
  kind: {
    overdue: 'Срок прошёл',
    upcoming: 'Срок в ближайший час',
    tomorrow: 'Срок в ближайшие сутки',
    completed: 'Задача выполнена',
    reminder: 'Напоминание',
  },
  bell: (unread: number) => (unread === 0 ? 'Уведомления' : `Уведомления, непрочитанных: ${unread}`),
} as const;
