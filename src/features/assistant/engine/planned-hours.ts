import { minutesWords } from '#shared/russian/minutes-words.ts';
import { counted } from '#shared/russian/plural.ts';
import { type Answer, answer, capital, MOST, spaced, unfound } from './answer.ts';
import { type Environment, tasksWith } from './environment.ts';
import { ESTIMATE } from './estimate-field.ts';
import type { TaskView } from './model.ts';
import { filterOf, inFilter, periodText, scopeText } from './question-filter.ts';
import { findTasks } from './references.ts';
import { subjectOf } from './subject.ts';
import { readMessage, type Term } from './terms.ts';
import { quote, TASKS } from './wording.ts';

/** «сколько часов запланировано на сегодня», «сколько времени займут задачи на завтра», «сколько займёт отчёт» */
const ASKS =
  /(?:^| )(?:сколько|много ли|на сколько) (?:\S+ ){0,3}?(?:(?:час(?:а|ов)?|времени|минут) .{0,30}(?:заплан|план|занято|займ|нужн|понадоб|потреб|уйдет|дел|задач)|(?:займ|уйдет|понадобится))/;
/** Words of such a question that name no task. */
const OF_HOURS =
  /^(?:час\p{L}*|времени|время|минут\p{L}?|займ\p{L}*|занят\p{L}*|уйдет|понадоб\p{L}*|потреб\p{L}*|нужн\p{L}*|план\p{L}*|работ\p{L}*|много|ли|на|все|это|мо[ийя]\p{L}?|выйдет|получается)$/u;
/** How alike a title must be to what is said. */
const NAMED = 0.5;

/** The day that is meant where none is said. */
const TODAY = 'на сегодня';

export const asksForHours = (said: string): boolean => ASKS.test(said);

/** Minutes that tasks are thought to take, and of how many of them nothing is. */
function load(tasks: readonly TaskView[]) {
  const estimates = tasks.flatMap(({ estimateMinutes }) => estimateMinutes ?? []);
  return { minutes: estimates.reduce((sum, each) => sum + each, 0), unknown: tasks.length - estimates.length };
}

/** What the tasks of a question are thought to take: those it names, else those of its days, else those of today. */
export function hoursAnswer(said: string, terms: readonly Term[], env: Environment): Answer {
  const filter = filterOf(terms, said, env);
  const words = subjectOf(terms).filter((word) => !OF_HOURS.test(word));
  const isBare = scopeText(filter, env) === '' && words.length === 0;
  const asked = isBare ? filterOf(readMessage(TODAY).terms, TODAY, env) : filter;
  const fits = tasksWith(env, 'active').filter((task) => inFilter(task, asked, env));
  const named = words.length > 0 ? findTasks(words, fits, env) : null;
  if (named && named.score < NAMED) return unfound(`Задач про ${quote(words.join(' '))} нет.`);
  const tasks = named?.found ?? fits;
  const [only] = tasks;
  if (named && only && tasks.length === 1) return answer(ESTIMATE.asked!(only, env), [only]);
  const { minutes, unknown } = load(tasks);
  const scope = scopeText(asked, env);
  if (tasks.length === 0) return answer(`Активных задач${spaced(scope)} нет.`);
  const listed = tasks.slice(0, MOST);
  const subject = named ? quote(words.join(' ')) : scope;
  if (minutes === 0)
    return answer(`${capital(subject) || 'У задач'}: ${counted(tasks.length, TASKS)}, оценки времени нет.`, listed);
  const without = unknown > 0 ? ` Без оценки: ${counted(unknown, TASKS)}.` : '';
  const { dayMinutes } = env.view;
  const isDay = !named && asked.when !== null && periodText(asked, env) !== '';
  const over =
    isDay && dayMinutes !== undefined && minutes > dayMinutes
      ? ` Это больше, чем есть на день: ${minutesWords(dayMinutes)}.`
      : '';
  return answer(
    `${capital(subject)}: ${minutesWords(minutes)}, ${counted(tasks.length - unknown, TASKS)}.${without}${over}`,
    listed,
  );
}
