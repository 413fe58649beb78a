import { plural } from '#shared/russian/plural.ts';
import { spokenMinutes } from '#shared/russian/spoken-date.ts';
import type { ReportFacts } from '../facts.ts';
import { byMinutes, closed, days, habits, named, overSessions, sentence } from './words.ts';

/** Days in a row that are worth a word. */
const STREAK = 2;
const SHOWN = 5;

function tasksDone({ done, doneTitles, goals }: ReportFacts): string[] {
  if (done.completedTasks === 0) return [];
  // A task that was deleted after it was done counts, but has no name any more.
  const titles = doneTitles.length === done.completedTasks ? `: ${named(doneTitles)}` : '';
  const reached = done.completedTasks >= goals.completedTasks ? ['Дневная цель по задачам выполнена.'] : [];
  return [`${sentence(closed(done.completedTasks))}${titles}.`, ...reached];
}

function focused({ done, before, goals }: ReportFacts): string[] {
  if (done.focusMinutes === 0) return [];
  const gain = before.focusMinutes > 0 ? done.focusMinutes - before.focusMinutes : 0;
  const more = gain > 0 ? `, на\u00a0${byMinutes(gain)} больше, чем вчера` : '';
  const reached = done.focusMinutes >= goals.focusMinutes ? ['Дневная цель по фокусу выполнена.'] : [];
  return [
    `В\u00a0фокусе ${spokenMinutes(done.focusMinutes)} за\u00a0${overSessions(done.sessions)}${more}.`,
    ...reached,
  ];
}

function habitsKept({ habitsDone }: ReportFacts): string[] {
  const reached = habitsDone.find(({ streak, target }) => streak === target);
  const count = habitsDone.length;
  return [
    ...(reached ? [`${named([reached.name])}: цель достигнута, ${days(reached.target)} подряд.`] : []),
    ...(count > 0
      ? [
          `${plural(count, ['Отмечена', 'Отмечены', 'Отмечено'])} ${habits(count)}: ${named(habitsDone.map(({ name }) => name))}.`,
        ]
      : []),
  ];
}

function weekSoFar({ week, lastWeek, done }: ReportFacts): string[] {
  if (week.completedTasks <= done.completedTasks) return [];
  const gain = lastWeek.completedTasks > 0 ? week.completedTasks - lastWeek.completedTasks : 0;
  const more = gain > 0 ? `, на\u00a0${gain} больше, чем к\u00a0этому дню прошлой` : '';
  return [`На\u00a0этой неделе ${closed(week.completedTasks)}${more}.`];
}

function yesterday({ done, before }: ReportFacts): string[] {
  const today = done.completedTasks > 0 || done.focusMinutes > 0;
  if (today || (before.completedTasks === 0 && before.focusMinutes === 0)) return [];
  const parts = [
    ...(before.completedTasks > 0 ? [closed(before.completedTasks)] : []),
    ...(before.focusMinutes > 0 ? [`в\u00a0фокусе ${spokenMinutes(before.focusMinutes)}`] : []),
  ];
  return [`Вчера ${parts.join(', ')}.`];
}

/** What was reached, the day's own first; empty where there is nothing to name. */
export function achievementsOf(facts: ReportFacts): string[] {
  const { streakDays } = facts;
  return [
    ...tasksDone(facts),
    ...focused(facts),
    ...habitsKept(facts),
    ...(streakDays >= STREAK ? [`Результат есть ${days(streakDays)} подряд.`] : []),
    ...weekSoFar(facts),
    ...yesterday(facts),
  ].slice(0, SHOWN);
}
