export const texts = {
  title: 'Профиль',
  tabs: 'Части профиля',
  tab: { profile: 'Профиль', settings: 'Настройки', security: 'Безопасность' },
  loading: 'Загрузка...',
} as const;
