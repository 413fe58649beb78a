import { counted } from '#shared/russian/plural.ts';
import { STEPS_MAX } from '../../rules.ts';

export const texts = {
  tick: (title: string) => `Сделано: ${title}`,
  edit: (title: string) => `Изменить шаг: ${title}`,
  move: (title: string) => `Переместить шаг: ${title}`,
  moved: (title: string, place: number, all: number) => `${title}: место ${place} из ${all}`,
  name: 'Название шага',
  day: 'День шага',
  dayUnclear: 'Не похоже на день',
  add: 'Добавить шаг',
  addHint: 'Enter\u00a0— добавить; вставленный список станет шагами',
  remove: 'Удалить шаг',
  deleted: 'Шаг удалён',
  removeOne: (title: string) => `Удалить шаг: ${title}`,
  ticked: (title: string) => `Шаг сделан: ${title}`,
  more: (count: number) => `Ещё ${counted(count, ['шаг', 'шага', 'шагов'])}`,
  become: 'Сделать шагом другой задачи…',
  becomeOf: 'Шагом какой задачи?',
  parents: 'Задачи',
  became: (parent: string) => `Стало шагом задачи «${parent}»`,
  leftBehind: 'Шагу останутся название и\u00a0день; остальное уйдёт с\u00a0задачей и вернётся при отмене.',
  turn: 'Сделать задачей',
  turned: (title: string) => `Стало задачей: ${title}`,
  fits: (count: number) =>
    count === 0
      ? `В\u00a0задаче уже ${STEPS_MAX} шагов`
      : `Добавлены первые ${count}: больше ${STEPS_MAX} шагов в\u00a0задаче не бывает`,
  unsent: {
    add: (task: string, step: string) => `Новый шаг задачи «${task}»: ${step}`,
    change: (task: string, step: string) => `Изменение шага задачи «${task}»: ${step}`,
    remove: (task: string, step: string) => `Удаление шага задачи «${task}»: ${step}`,
  },
} as const;
