export const texts = {
  sign: (name: string) => `Вернулся после удаления: ${name}`,
  title: (name: string) => `Проект «${name}» вернулся`,
  text: 'Его удалили на\u00a0одном устройстве, а\u00a0позже изменили на\u00a0другом. Задачи вернулись с\u00a0ним.',
  known: 'Понятно',
  close: 'Закрыть',
  said: (name: string) => `Вернувшийся проект: ${name}`,
} as const;
