export const texts = {
  presets: { today: 'Сегодня', tomorrow: 'Завтра', weekend: 'Выходные', week: 'Через неделю' },
  typed: 'Когда',
  typedPlaceholder: 'Например, пт 18:00',
  set: 'Поставить',
  reminderPlaceholder: 'Например, за 2 часа',
  reminderUnclear: 'Не похоже на время. Попробуйте «за 2 часа» или «завтра в 9».',
  reminders: 'Напоминания…',
  unclear: 'Не похоже на дату. Попробуйте «пт 18:00» или «через неделю».',
} as const;
