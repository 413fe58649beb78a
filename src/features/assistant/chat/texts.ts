import { counted, plural } from '#shared/russian/plural.ts';

const NBSP = '\u00a0';
const NAMED = 5;

/** «А», «Б» и ещё 3 задачи. */
function named(titles: readonly string[]): string {
  const shown = titles.slice(0, NAMED).map((title) => `«${title}»`);
  const more = titles.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` и${NBSP}ещё ${counted(more, ['задача', 'задачи', 'задач'])}` : '');
}

const blocked = (titles: readonly string[], changed: readonly [string, string], why: string) =>
  `Не${NBSP}могу отменить: ${plural(titles.length, ['задача', 'задачи', 'задачи'])} ${named(titles)} ${titles.length === 1 ? changed[0] : changed[1]}${why}`;

export const texts = {
  messageRequired: 'Напишите сообщение',
  limitInvalid: 'Неверное число сообщений',
  messageMissing: 'Сообщение не найдено',
  undo: {
    nothing: 'В этом сообщении нечего отменять',
    already: 'Это действие уже отменено',
    nothingHere: 'В этом разговоре отменять нечего. Прежние действия можно отменить кнопкой «Отменить» под сообщением.',
    changed: (titles: readonly string[]) => blocked(titles, ['с тех пор изменилась', 'с тех пор изменились'], '.'),
    gone: (titles: readonly string[]) => blocked(titles, ['уже удалена', 'уже удалены'], '.'),
    homeless: (titles: readonly string[]) =>
      blocked(titles, ['стояла', 'стояли'], ` в${NBSP}проекте или колонке, которых больше нет.`),
    done: 'Отменено.',
    removed: (titles: readonly string[]) => `Убрано: ${named(titles)}.`,
    restored: (titles: readonly string[]) => `Возвращено: ${named(titles)}.`,
    asBefore: (titles: readonly string[]) => `Как прежде: ${named(titles)}.`,
  },
  refused: (reason: string) => `Ничего не${NBSP}изменилось. ${reason}.`,
} as const;
