export const texts = {
  nameRequired: 'Название проекта обязательно',
  colorInvalid: 'Неверный формат цвета',
  missing: 'Проект не найден',
} as const;
