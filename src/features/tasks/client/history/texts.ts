import { KEPT_DAYS } from '#shared/restoring.ts';

const STEPS_TOLD = 5;
/** «Добавлены шаги: «А», «Б» и\u00a0ещё 3». */
function ofSteps(titles: readonly string[], one: string, many: string): string {
  const told = titles.slice(0, STEPS_TOLD).map((title) => `«${title}»`);
  const more = titles.length > STEPS_TOLD ? ` и\u00a0ещё ${titles.length - STEPS_TOLD}` : '';
  return `${titles.length === 1 ? one : many}: ${told.join(', ')}${more}`;
}

export const texts = {
  title: 'История',
  returned: 'Вернулась: её удалили на\u00a0одном устройстве, а\u00a0позже изменили на\u00a0другом.',
  known: 'Понятно',
  failed: 'Не удалось загрузить историю',
  empty: 'Изменений пока не записано',
  kept: `Изменения хранятся ${KEPT_DAYS}\u00a0дней.`,
  older: 'Показать более ранние',
  back: 'Вернуть',
  backLabel: (what: string) => `Вернуть, как было: ${what}`,
  by: { person: null, assistant: 'помощник', example: 'пример дня' },
  undo: 'отмена',
  undone: 'отменено',
  deeds: { created: 'Создана', changed: 'Изменена', deleted: 'Удалена', restored: 'Восстановлена' },
  statuses: { active: 'Снова активна', completed: 'Выполнена', archived: 'Убрана в\u00a0архив' },
  dropped: 'Решено не делать',
  described: 'Описание изменено',
  renamed: (before: string, after: string) => `Название: «${before}»\u00a0→ «${after}»`,
  steps: {
    added: (titles: readonly string[]) => ofSteps(titles, 'Добавлен шаг', 'Добавлены шаги'),
    removed: (titles: readonly string[]) => ofSteps(titles, 'Удалён шаг', 'Удалены шаги'),
    done: (titles: readonly string[]) => ofSteps(titles, 'Сделан шаг', 'Сделаны шаги'),
    undone: (titles: readonly string[]) => ofSteps(titles, 'Снова не сделан шаг', 'Снова не сделаны шаги'),
    renamed: (before: string, after: string) => `Шаг: «${before}»\u00a0→ «${after}»`,
    day: (title: string, before: string, after: string) => `День шага «${title}»: ${before}\u00a0→ ${after}`,
    noDay: 'без дня',
    order: 'Изменён порядок шагов',
  },
  changed: (name: string, before: string, after: string) => `${name}: ${before}\u00a0→ ${after}`,
} as const;
