import { isDropped } from '#features/tasks/outcome.ts';
import { addDays, addMonths, type Day, endOfMonth, startOfMonth, startOfWeek } from '#shared/day.ts';
import { MONTHS } from '#shared/russian/calendar-words.ts';
import { counted } from '#shared/russian/plural.ts';
import { spokenDay, spokenMinutes } from '#shared/russian/spoken-date.ts';
import { fold } from '#shared/russian/text.ts';
import { isLate } from '#shared/russian/when.ts';
import { type Answer, answer, capital, list, MOST, spaced, unfound } from './answer.ts';
import type { Environment } from './environment.ts';
import type { TaskView } from './model.ts';
import { takePriority } from './priorities.ts';
import { namedAt, takeProject } from './project-slot.ts';
import { inMonth } from './question-filter.ts';
import { findTasks } from './references.ts';
import { takeWhen } from './slots.ts';
import { subjectOf } from './subject.ts';
import type { Term } from './terms.ts';
import { quote, TASKS } from './wording.ts';

/** «сколько я работал вчера», «сколько ушло на диплом» */
const ASKS_FOR_TIME =
  /(?:сколько|как долго|как много).{0,30}(?:работа(?:л|ю|ем)|наработ|фокус|концентр|потра[тч]|занима|трудил|сидел|сижу|провел|ушло|уходит)|фокус.{0,20}(?:сегодня|вчера|недел|месяц)|(?:время|минут|часов) (?:в )?фокус/;
const ASKS_WHAT_WAS_DONE =
  /(?<!не ?)(?:выполненн|завершенн|сделанн|законченн|закрыт)|(?:что|чем) я (?:(?:уже|там|вообще) )?(?:сделал|делал|успел|выполн|закрыл|закончил|занимал)|(?:сделал|выполнил|закрыл|завершил)(?:а|о|и)?(?: |$)|(?<!не )(?:выполнено|сделано)|(?:^(?:а )?|(?:в|из|покажи|открой|весь|мой|дай) )журнал(?:е|а)?(?: |$)/;
/** «что я решил не делать», «какие задачи закрыты без выполнения» */
const ASKS_WHAT_WAS_DROPPED =
  /(?:решил[аи]?|передумал[аи]?|отказал\p{L}*|не стал[аи]?) (?:\S+ )?(?:не )?делать|без выполнения|^(?:что|какие|покажи|от чего) .{0,40}(?:отказал|отменил|бросил|отмененн)/u;
/** «дай отчёт за день», «как прошла моя неделя», «итоги недели» */
const ASKS_FOR_ALL =
  /^(?:(?:а|и|ну|дай|дайте|покажи|озвучь|прочитай|расскажи|скажи|мне|краткий|короткий|мой|какой|какие|пожалуйста) )*(?:отчет|сводк\p{L}|итог\p{L}?|журнал)(?: (?:за|по|о|моего|моей|этой|прошлой|сегодняшн\p{L}+|вчерашн\p{L}+|прошл\p{L}+|вчера|сегодня|день|дня|дню|неделя|недели|неделю|неделе|месяц|месяца|пожалуйста))+$|^(?:(?:а|и|ну|расскажи|скажи) )*как (?:у меня )?(?:прошел|прошла|прошли) (?:(?:мой|моя|мои|вчерашний|прошлая|эта|этот|прошлый) )*(?:день|неделя|месяц)(?: \p{L}+)?$/u;

/** Whether a message may ask how long something took: only then is that read of the account. */
export function asksForTime(message: string): boolean {
  const said = fold(message);
  return ASKS_FOR_TIME.test(said) || /отчет|сводк|итог|как прош/.test(said);
}

/** Days that are over, or today. */
interface Period {
  from: Day;
  to: Day;
  /** «вчера», «на прошлой неделе». */
  text: string;
}

/** «как прошла неделя» asks about this one. */
const LAST = /прошл(?:ой|ую|ый|ого|ом)/;

function weekIn(said: string, today: Day): Period | null {
  if (!/(?:^| )недел/.test(said)) return null;
  const monday = startOfWeek(today);
  return LAST.test(said)
    ? { from: addDays(monday, -7), to: addDays(monday, -1), text: 'на прошлой неделе' }
    : { from: monday, to: today, text: 'на этой неделе' };
}

function monthIn(said: string, terms: readonly Term[], today: Day): Period | null {
  const first = startOfMonth(today);
  if (/месяц/.test(said))
    return LAST.test(said)
      ? { from: addMonths(first, -1), to: addDays(first, -1), text: 'в прошлом месяце' }
      : { from: first, to: today, text: 'в этом месяце' };
  const at = terms.findIndex(
    ({ word, quote: quoted }, index) => !quoted && MONTHS.has(word) && /^(?:в|за)$/.test(terms[index - 1]?.word ?? ''),
  );
  if (at < 0) return null;
  const number = MONTHS.get(terms[at]!.word)!;
  const years = number > Number(today.slice(5, 7)) ? -12 : 0;
  const from = addMonths(`${today.slice(0, 4)}-01-01`, number - 1 + years);
  return { from, to: endOfMonth(from), text: inMonth(number) };
}

/** The day that was, where the same words of a plan would mean one to come: «в четверг», «пятого ноября». */
function past(day: Day, today: Day): Day {
  if (day <= today) return day;
  return addDays(day, -7) <= today ? addDays(day, -7) : addMonths(day, -12);
}

/** The days that a question looks back on; null where it names none. */
function periodIn(said: string, terms: readonly Term[], env: Environment): Period | null {
  const { today } = env.clock;
  const long = weekIn(said, today) ?? monthIn(said, terms, today);
  if (long) return long;
  const when = takeWhen(terms, env.clock, true);
  if (!when?.saysDay && !/сегодня|сейчас/.test(said)) return null;
  const day = past(when?.day ?? today, today);
  return { from: day, to: day, text: spokenDay(day, today) };
}

const todayOf = ({ clock: { today } }: Environment): Period => ({ from: today, to: today, text: 'сегодня' });

const isIn = ({ from, to }: Period, day: Day | null) => day !== null && day >= from && day <= to;

/** `of`: ids of tasks, where not all of them are meant. */
function minutesIn(period: Period | null, env: Environment, of: ReadonlySet<string | null> | null = null): number {
  const { spent, todayMinutes, weekMinutes } = env.view.focus;
  if (!spent) return period?.from === env.clock.today ? todayMinutes : weekMinutes;
  return spent.reduce(
    (sum, { day, taskId, minutes }) => sum + ((!period || isIn(period, day)) && (!of || of.has(taskId)) ? minutes : 0),
    0,
  );
}

/** Words of a question about time that name nothing. */
const OF_TIME =
  /^(?:работа\p{L}+|наработ\p{L}+|фокус\p{L}*|концентр\p{L}+|потра\p{L}+|занима\p{L}+|трудил\p{L}*|сидел\p{L}?|сижу|провел\p{L}?|ушло|уходит|долго|много|минут\p{L}?|час\p{L}*|времен\p{L}|время|недел\p{L}|месяц\p{L}?|прошл\p{L}+|эт\p{L}{1,3}|за|на|уже|всего|вчера|сегодня)$/u;

interface Subject {
  name: string;
  tasks: readonly TaskView[];
}

/** What a question about time names: a project or tasks; null where it names nothing, no tasks where it is not there. */
function subjectIn(terms: readonly Term[], env: Environment): Subject | null {
  const { tasks, projects } = env.view;
  const project =
    takeProject(terms, env.text, projects)?.project ??
    terms.map((_, at) => namedAt(terms, at, projects)?.item).find(Boolean);
  if (project)
    return { name: `проект ${quote(project.name)}`, tasks: tasks.filter(({ projectId }) => projectId === project.id) };
  const words = subjectOf(terms).filter((word) => !OF_TIME.test(word));
  if (words.length === 0) return null;
  const { found, score } = findTasks(words, tasks, env);
  if (score < 0.5) return { name: quote(words.join(' ')), tasks: [] };
  const [only] = found;
  return { name: found.length === 1 ? quote(only!.title) : quote(words.join(' ')), tasks: found };
}

function timeAnswer(said: string, terms: readonly Term[], env: Environment): Answer {
  const period = periodIn(said, terms, env);
  const subject = subjectIn(terms, env);
  if (subject) {
    if (subject.tasks.length === 0) return unfound(`Задач про ${subject.name} нет.`);
    const minutes = minutesIn(period, env, new Set(subject.tasks.map(({ id }) => id)));
    const when = period ? capital(period.text) : 'За последний год';
    return minutes > 0
      ? answer(`${when} на ${subject.name} ушло ${spokenMinutes(minutes)} в фокусе.`, subject.tasks.slice(0, MOST))
      : answer(`${when} на ${subject.name} фокус-сессий не было.`, subject.tasks.slice(0, MOST));
  }
  const days = period ?? todayOf(env);
  const minutes = minutesIn(days, env);
  const isToday = days.from === env.clock.today;
  if (minutes <= 0) return answer(`${capital(days.text)} завершённых фокус-сессий ${isToday ? 'пока ' : ''}нет.`);
  const week = isToday ? ` За неделю — ${spokenMinutes(minutesIn(weekIn('неделя', env.clock.today), env))}.` : '';
  return answer(`${capital(days.text)} в фокусе ${spokenMinutes(minutes)}.${week}`);
}

const endedIn = (period: Period | null, dropped: boolean, env: Environment) =>
  env.view.tasks.filter(
    (task) =>
      task.status === 'completed' && isDropped(task) === dropped && (!period || isIn(period, task.completedDay)),
  );
const doneIn = (period: Period | null, env: Environment) => endedIn(period, false, env);

export const asksWhatWasDropped = (said: string): boolean => ASKS_WHAT_WAS_DROPPED.test(said);

/** Whether a question is about what was completed, or let go. */
export const asksWhatWasDone = (said: string): boolean =>
  (ASKS_WHAT_WAS_DONE.test(said) || asksWhatWasDropped(said)) && !/просроч|пропущен|опозда/.test(said);

/** What was completed in the days that a question names, or ever. */
export function doneAnswer(said: string, terms: readonly Term[], env: Environment): Answer {
  const period = periodIn(said, terms, env);
  const project = takeProject(terms, env.text, env.view.projects)?.project;
  const level = takePriority(terms, true);
  const dropped = asksWhatWasDropped(said);
  const done = endedIn(period, dropped, env).filter(
    ({ projectId, priority }) => (!project || projectId === project.id) && (!level || priority === level),
  );
  const scope = [period?.text, project && `в проекте ${quote(project.name)}`].filter(Boolean).join(' ');
  if (done.length === 0)
    return answer(`${dropped ? 'Закрытых без выполнения' : 'Выполненных'} задач${spaced(scope)} нет.`);
  const head = `${dropped ? 'Закрыто без выполнения' : 'Выполнено'}${spaced(scope)}: ${counted(done.length, TASKS)}.`;
  if (/(?:^| )(?:сколько|много ли|количество)(?: |$)/.test(said)) return answer(head, done.slice(0, MOST));
  return list(
    head,
    done.map((task) => ({ ...task, dueDate: null })),
    env,
  );
}

/** Tasks that a summary names. */
const NAMED = 5;

function summary(said: string, terms: readonly Term[], env: Environment): Answer {
  const period = periodIn(said, terms, env) ?? todayOf(env);
  const isToday = period.from === env.clock.today;
  const done = doneIn(period, env);
  const named = done.slice(0, NAMED).map(({ title }) => quote(title));
  const more = done.length > named.length ? ` и ещё ${counted(done.length - named.length, TASKS)}` : '';
  const minutes = minutesIn(period, env);
  const { habits } = env.view;
  const late = env.view.tasks.filter(
    ({ status, dueDate }) => status === 'active' && dueDate !== null && isLate(dueDate, env.clock),
  );
  const lines = [
    done.length > 0
      ? `Выполнено: ${counted(done.length, TASKS)} — ${named.join(', ')}${more}.`
      : 'Выполненных задач нет.',
    minutes > 0 ? `В фокусе ${spokenMinutes(minutes)}.` : 'Фокус-сессий не было.',
    ...(isToday && habits.length > 0
      ? [`Привычки: ${habits.filter((habit) => habit.done).length} из ${habits.length}.`]
      : []),
    ...(late.length > 0 ? [`Просрочено: ${counted(late.length, TASKS)}.`] : []),
  ];
  return answer(`${capital(period.text)}.\n${lines.join('\n')}`, done.slice(0, NAMED));
}

/** Whether a message asks for all that was done in some days. */
export const asksForAll = (said: string): boolean => ASKS_FOR_ALL.test(said);

/** Answers a question about some days as a whole, or about how long something took; null for any other. */
export function lookBack(said: string, terms: readonly Term[], env: Environment): Answer | null {
  if (asksForAll(said)) return summary(said, terms, env);
  return ASKS_FOR_TIME.test(said) ? timeAnswer(said, terms, env) : null;
}
