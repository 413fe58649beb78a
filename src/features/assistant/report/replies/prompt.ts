import { spokenDue, spokenMinutes } from '#shared/russian/spoken-date.ts';
import { quoted } from '../../manner/quoting.ts';
import { mannerInstructions, wishesFact } from '../../manner/replies.ts';
import type { HabitFact, ReportFacts, TaskFact } from '../facts.ts';
import { days } from './words.ts';

/** Names of one kind that a model is told. */
const TOLD = 10;

export const HEADINGS = {
  summary: 'ИТОГ',
  achievements: 'ДОСТИЖЕНИЯ',
  recommendations: 'СОВЕТЫ',
  motivationalMessage: 'НАПУТСТВИЕ',
} as const;

/** How a report is to be written. */
export const reportInstructions = ({ manner }: ReportFacts): string =>
  [
    mannerInstructions(manner),
    'Напиши отчёт о дне по фактам. Ровно четыре части, каждая начинается со своего заголовка на отдельной строке:',
    `${HEADINGS.summary}: два-три предложения о том, как идёт день.`,
    `${HEADINGS.achievements}: до пяти строк, каждая с новой строки и с тире в начале; если ничего не сделано, оставь часть пустой.`,
    `${HEADINGS.recommendations}: от двух до четырёх строк с тире в начале; в каждой назови задачу или привычку, о которой речь.`,
    `${HEADINGS.motivationalMessage}: одно предложение.`,
    'Числа бери только из фактов.',
  ].join('\n');

const line = <Fact>(label: string, facts: readonly Fact[], say: (fact: Fact) => string) =>
  facts.length > 0 ? `${label}: ${facts.slice(0, TOLD).map(say).join('; ')}` : '';

/** What is true, line by line. */
export function reportFactLines(facts: ReportFacts): string {
  const { done, before, week, lastWeek, goals } = facts;
  const task = (each: TaskFact) =>
    each.dueAt === null ? quoted(each.title) : `${quoted(each.title)} (срок ${spokenDue(each.dueAt, facts)})`;
  const habit = (each: HabitFact) => `${quoted(each.name)} (серия ${days(each.streak)})`;
  return [
    `Сейчас ${facts.hour} ч, ${facts.weekend ? 'выходной' : 'будний день'}.`,
    `Сегодня: задач закрыто ${done.completedTasks} из ${goals.completedTasks}, в фокусе ${spokenMinutes(done.focusMinutes)}, сессий ${done.sessions}.`,
    `Вчера: задач закрыто ${before.completedTasks}, в фокусе ${spokenMinutes(before.focusMinutes)}.`,
    `На этой неделе закрыто ${week.completedTasks}, на прошлой к этому дню ${lastWeek.completedTasks}.`,
    `Дней с результатом подряд: ${facts.streakDays}.`,
    facts.daysAway === null ? 'Раньше здесь ничего не было.' : `Дней отсутствия перед сегодняшним: ${facts.daysAway}.`,
    line('Закрыты сегодня', facts.doneTitles, quoted),
    line('Просрочены', facts.overdue, task),
    line('Срок сегодня', facts.dueToday, task),
    line('В плане на сегодня', facts.plannedToday, task),
    line('Срок завтра', facts.dueTomorrow, task),
    line('Важные', facts.important, task),
    line('Давно ждут без срока', facts.forgotten, (each) => `${quoted(each.title)} (${days(each.age)})`),
    line('Привычки, отмеченные сегодня', facts.habitsDone, habit),
    line('Привычки, которые ещё ждут отметки', [...facts.habitsAtRisk, ...facts.habitsOpen], habit),
    `Активных задач всего: ${facts.activeTasks}.`,
    wishesFact(facts.wishes),
  ]
    .filter(Boolean)
    .join('\n');
}
