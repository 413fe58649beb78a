import { plural } from '#shared/russian/plural.ts';

export const texts = {
  title: (count: number) => `Архив (${count})`,
  since: (date: string) => `в архиве с\u00a0${date}`,
  bringBack: 'Вернуть',
  bringBackLabel: (name: string) => `Вернуть проект «${name}»`,
  closing: {
    asked: (name: string) => `Проект «${name}» — в архив?`,
    finished: (name: string) => `Проект «${name}» завершён`,
    finishedText: 'Вот что получилось:',
    askedText: 'Архивный проект не предлагают для новых задач, но он и всё, что в нём, остаётся с вами.',
    done: (count: number) => plural(count, ['задача сделана', 'задачи сделаны', 'задач сделано']),
    days: (count: number) => plural(count, ['день', 'дня', 'дней']),
    focus: 'в фокусе',
    open: (count: number) => `Что сделать с открытыми задачами? Их\u00a0${count}.`,
    openTasks: { keep: 'Оставить в списке', complete: 'Завершить', archive: 'Убрать в архив' },
    repeats: 'Повторяющиеся задачи уйдут в архив, чтобы не начаться снова.',
    action: 'В архив',
    stay: 'Оставить открытым',
  },
} as const;
