export const texts = {
  complete: 'Выполнить',
  activate: 'Вернуть',
  postpone: (day: string) => `На ${day}`,
  remove: 'Удалить',
} as const;
