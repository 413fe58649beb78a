export const texts = {
  nameRequired: 'Название колонки обязательно',
  missing: 'Колонка не найдена',
} as const;
