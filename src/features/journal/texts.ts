import { shortened } from '#shared/shorten.ts';

const NBSP = '\u00a0';
const NAMED = 5;
/** A longer title hides the sentence around it. */
const TITLE_SHOWN = 80;

/** «А», «Б» и ещё 3. */
function named(titles: readonly string[]): string {
  const shown = titles.slice(0, NAMED).map((title) => `«${shortened(title, TITLE_SHOWN)}»`);
  const more = titles.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` и${NBSP}ещё ${more}` : '');
}

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
  partly: (why: string) => `Отменено не${NBSP}всё. ${why}`,
  blocked: (why: string) => `Не${NBSP}отменено. ${why}`,
  reasons: {
    changed: (titles: readonly string[]) => `${named(titles)}: с${NBSP}тех пор это изменили, и${NBSP}новое осталось.`,
    gone: (titles: readonly string[]) => `${named(titles)}: уже удалено.`,
    homeless: (titles: readonly string[]) => `${named(titles)}: проекта или колонки, где это было, больше нет.`,
  },
} as const;
