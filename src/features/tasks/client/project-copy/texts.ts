import { counted } from '#shared/russian/plural.ts';

export const texts = {
  title: 'Проект по образцу',
  text: (name: string, count: number) =>
    count === 0
      ? `В\u00a0проекте «${name}» нет открытых задач: новый начнётся пустым.`
      : `Повторим ${counted(count, ['открытую задачу', 'открытые задачи', 'открытых задач'])} проекта «${name}»: с\u00a0шагами, тегами, повторами и\u00a0сроками.`,
  nameOf: (name: string) => `${name} — копия`,
  name: 'Название',
  start: 'Начало',
  startHint: 'Самый ранний срок станет этим днём, остальные сдвинутся вместе с\u00a0ним.',
  startRequired: 'Выберите день',
  submit: 'Создать',
  made: 'Проект создан по образцу',
  undo: 'Отменить',
} as const;
