export const texts = {
  presets: { today: 'Сегодня', tomorrow: 'Завтра', weekend: 'Выходные', week: 'Через неделю' },
  typed: 'Когда',
  typedPlaceholder: 'Например, пт 18:00',
  set: 'Поставить',
  unclear: 'Не похоже на дату. Попробуйте «пт 18:00» или «через неделю».',
} as const;
