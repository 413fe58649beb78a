import { namedAll } from '#shared/russian/naming.ts';

const NBSP = '\u00a0';

export const texts = {
  calls: {
    undo: 'Take back what an act did; what was changed since stays, and is told',
    last: 'The last act of a window, by its X-Client-Id, of the last 24 hours that can be taken back',
  },
  objectInvalid: 'Неверный идентификатор',
  windowInvalid: 'Неверное имя окна',
  missing: 'Этого изменения нет в журнале',
  already: 'Это изменение уже отменено',
  undone: 'Изменение отменено',
  nothing: 'Отменять уже нечего',
  undo: 'Отменить',
  failed: 'Не удалось отменить',
  partly: (why: string) => `Отменено не${NBSP}всё. ${why}`,
  blocked: (why: string) => `Не${NBSP}отменено. ${why}`,
  reasons: {
    changed: (titles: readonly string[]) =>
      `${namedAll(titles)}: с${NBSP}тех пор это изменили, и${NBSP}новое осталось.`,
    gone: (titles: readonly string[]) => `${namedAll(titles)}: уже удалено.`,
    homeless: (titles: readonly string[]) => `${namedAll(titles)}: проекта или колонки, где это было, больше нет.`,
  },
} as const;
