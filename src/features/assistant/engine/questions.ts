import { isSomeday } from '#features/tasks/rules.ts';
import { counted } from '#shared/russian/plural.ts';
import { spokenDue } from '#shared/russian/spoken-date.ts';
import { isLate } from '#shared/russian/when.ts';
import type { About } from '#understanding/model.ts';
import { type Answer, answer, byDue, capital, list, spaced, unfound } from './answer.ts';
import { saidBy } from './answering.ts';
import { isQuestion } from './asking.ts';
import { asksFor } from './asks-for.ts';
import { type Environment, tasksOf, tasksWith } from './environment.ts';
import { asksWhatWasDone, asksWhatWasDropped, doneAnswer, lookBack } from './looking-back.ts';
import type { Priority, TaskView } from './model.ts';
import { standsOn, whyOfToday } from './of-day.ts';
import { asksForHours, hoursAnswer } from './planned-hours.ts';
import { takeProject } from './project-slot.ts';
import { type Filter, filterOf, inFilter, scopeText } from './question-filter.ts';
import { findTasks, SURE } from './references.ts';
import { taskLine } from './replies.ts';
import { takeWhen } from './slots.ts';
import { subjectOf, subjectTasks } from './subject.ts';
import { ASKED } from './task-fields.ts';
import { isMark, isWord, type Term } from './terms.ts';
import { quote, TASKS } from './wording.ts';

function habitsAnswer(env: Environment): Answer {
  const { habits } = env.view;
  if (habits.length === 0) return answer('На сегодня привычек нет.');
  const left = habits.filter((habit) => !habit.done);
  if (left.length === 0) return answer('Все привычки на сегодня отмечены.');
  const done = habits.length - left.length;
  return answer(
    `Осталось на сегодня: ${left.map((habit) => quote(habit.name)).join(', ')}. Отмечено ${done} из ${habits.length}.`,
  );
}

const WEIGHT: Record<Priority, number> = { high: 0, medium: 1, low: 2 };

/** What is late and of today first, then by priority, then by deadline. */
function nextAnswer(env: Environment): Answer {
  const ranks = { late: 0, due: 1, planned: 1 };
  const ranked = tasksWith(env, 'active').flatMap((task) => {
    const why = whyOfToday(task, env);
    return isSomeday(task) ? [] : [{ task, rank: why === null ? 2 : ranks[why] }];
  });
  const tasks = ranked
    .toSorted((a, b) => a.rank - b.rank || WEIGHT[a.task.priority] - WEIGHT[b.task.priority] || byDue(a.task, b.task))
    .map(({ task }) => task);
  const [first, second] = tasks;
  if (!first) return answer('Активных задач нет. Можно отдохнуть или добавить новую.');
  const why = first.dueDate === null ? '' : `, срок — ${spokenDue(first.dueDate, env.clock)}`;
  const then = second ? ` Потом — ${quote(second.title)}.` : '';
  return answer(`Начните с задачи ${quote(first.title)}${why}.${then}`, tasks.slice(0, 2));
}

function whenAnswer(terms: readonly Term[], env: Environment): Answer {
  const words = subjectOf(terms);
  const tasks = subjectTasks(terms, env);
  const open = tasks.filter((task) => task.status === 'active');
  const found = open.length > 0 ? open : tasks;
  if (found.length === 0)
    return unfound(
      words.length > 0
        ? `Такой задачи нет. Её можно добавить: «добавь задачу ${words.join(' ')}».`
        : 'О какой задаче речь? Назовите её, например: «когда встреча с юристом».',
    );
  if (found.length > 3) return list('Подходит несколько задач:', found, env);
  const lines = found.map((task) => {
    if (task.status === 'completed') return `${quote(task.title)} уже выполнена.`;
    return task.dueDate === null
      ? `${quote(task.title)} — без срока.`
      : `${quote(task.title)} — ${spokenDue(task.dueDate, env.clock)}.`;
  });
  return answer(lines.join('\n'), found);
}

/** «какой приоритет у отчёта»: null where no such task is found, undefined where none is asked about. */
function fieldAnswer(terms: readonly Term[], env: Environment): Answer | null | undefined {
  const words = terms.map(({ word, quote }) => (quote ? '' : word));
  for (const { nouns, answer: tell } of ASKED) {
    const asking = asksFor(words, nouns);
    if (!asking) continue;
    const rest = terms.filter((_, at) => !asking.has(at));
    const [task] = subjectTasks(rest, env);
    if (task) return answer(tell(task, env), [task]);
    return subjectOf(rest).length > 0 ? null : undefined;
  }
  return undefined;
}

function overdueAnswer(env: Environment, filter: Filter): Answer {
  const late = env.view.tasks.filter(
    (task) =>
      task.status === 'active' &&
      task.dueDate !== null &&
      isLate(task.dueDate, env.clock) &&
      inFilter(task, { ...filter, when: null, month: null, week: null }, env),
  );
  return late.length === 0
    ? answer('Просроченных задач нет.')
    : list(`Просрочено: ${counted(late.length, TASKS)}.`, late, env);
}

function newestAnswer(env: Environment): Answer {
  const [newest] = tasksWith(env, 'active').toSorted((a, b) => b.createdAt - a.createdAt);
  return newest ? answer(`Последняя задача: ${taskLine(newest, env)}.`, [newest]) : answer('Активных задач нет.');
}

function listAnswer(said: string, terms: readonly Term[], filter: Filter, env: Environment): Answer {
  if (/просроч|пропущен|опозда/.test(said)) return overdueAnswer(env, filter);
  const all = tasksWith(env, 'active');
  if (/(?:^| )последн(?:юю|яя|ие) (?:добавленн\p{L}+ )?задач/u.test(said)) return newestAnswer(env);
  const undated = /без (?:срока|даты|дедлайна|сроков)|бессрочн/.test(said);
  const fits = all.filter(
    (task) =>
      (undated ? task.dueDate === null : true) &&
      inFilter(task, undated ? { ...filter, when: null, month: null } : filter, env),
  );
  const words = filter.when || filter.month || filter.week || undated ? [] : subjectOf(terms);
  const matched = words.length > 0 ? findTasks(words, fits, env) : null;
  // «что там висит под тегом дом»: what is left beside a tag names no task.
  const byTag = filter.tag !== null ? fits : [];
  const tasks = matched ? (matched.score >= SURE ? matched.found : byTag) : fits;
  const scope = undated ? 'без срока' : scopeText(filter, env);
  if (tasks.length === 0)
    return matched
      ? unfound(`Задач про ${quote(words.join(' '))} нет.`)
      : answer(`Активных задач${spaced(scope)} нет.`);
  const { when, month, week } = filter;
  const asksToday = when?.day === env.clock.today && !when.hasTime && !month && !week && !undated;
  const late = asksToday ? tasks.filter((task) => whyOfToday(task, env) === 'late').length : 0;
  const ofThem = late > 0 ? `, из них просрочено ${late}` : '';
  const title = `${capital(scope) || 'Активных задач'}: ${scope ? counted(tasks.length, TASKS) : tasks.length}${ofThem}.`;
  return list(title, tasks, env);
}

const NEXT =
  /(?:что|чем|за что).{0,25}(?:дальше|делать|заняться|взяться|начать|первым делом|сначала|важнее|сейчас)|с чего (?:мне )?(?:лучше )?начать|чем (?:мне )?(?:сейчас )?заняться|следующ\p{L}+ задач/u;
const BEGINS_QUESTION = /^(?:что|какие|какая|какой|какое|сколько|когда|чем|есть)$/;

/** «что просрочено и что на завтра»: each question by itself; one where there are not several. */
function questionsIn(terms: readonly Term[]): Term[][] {
  const parts: Term[][] = [[]];
  terms.forEach((term, at) => {
    const joins = !term.quote && (/^(?:и|а|еще|также)$/.test(term.word) || term.text === ',' || term.text === '?');
    const next = terms.slice(at).find((one) => !/^(?:и|а|еще|также|[,?])$/.test(one.word || one.text));
    if (joins && next && BEGINS_QUESTION.test(next.word) && parts.at(-1)!.length > 0) parts.push([]);
    else if (!joins || parts.at(-1)!.length > 0) parts.at(-1)!.push(term);
  });
  return parts;
}

/** Lists what the words of a question name; null where they name nothing that is there. */
export function answerAbout({ ids, projectId, when }: About, env: Environment): Answer | null {
  const inProject = (task: TaskView) => projectId === null || task.projectId === projectId;
  const onDay = (task: TaskView) => !when?.saysDay || standsOn(task, when.day, env);
  const named = tasksOf(env, ids).filter(inProject);
  const open = (ids.length > 0 ? named : projectId === null ? [] : tasksWith(env, 'active').filter(inProject)).filter(
    (task) => task.status === 'active' && onDay(task),
  );
  if (open.length > 0) return list(`Нашлось: ${counted(open.length, TASKS)}.`, open, env);
  const done = named.filter(({ status }) => status === 'completed');
  return done.length > 0 ? answer(done.map(({ title }) => `${quote(title)} уже выполнена.`).join('\n'), done) : null;
}

/** Answers the questions of a message, each in its turn; null where there is none. */
export function answerQuestions(said: string, terms: readonly Term[], env: Environment): Answer | null {
  const parts = questionsIn(terms).map((part) => ({ part, said: saidBy(part) }));
  const several = parts.length > 1 && parts.every((one) => isQuestion(one.said, `${one.said}?`));
  if (!several) return answerQuestion(said, terms, env);
  const answers = parts.flatMap((one) => answerQuestion(one.said, one.part, env) ?? []);
  if (answers.length === 0) return null;
  return {
    reply: answers.map(({ reply }) => reply).join('\n'),
    listed: answers.flatMap(({ listed }) => listed),
    ...(answers.every(({ nothing }) => nothing) && { nothing: true as const }),
  };
}

/** Answers a question about tasks, habits and focus; null where it is none. */
function answerQuestion(said: string, terms: readonly Term[], env: Environment): Answer | null {
  const back = lookBack(said, terms, env);
  if (back) return back;
  if (asksWhatWasDropped(said)) return doneAnswer(said, terms, env);
  if (/привыч/.test(said)) return habitsAnswer(env);
  const dated =
    /(?:сегодня|завтра|послезавтра|недел|понедельник|вторник|сред[уа]|четверг|пятниц|суббот|воскресен|числ|утр|вечер)/.test(
      said,
    );
  if (
    NEXT.test(said) &&
    (!dated || /сейчас|сначала|дальше|первым|заняться|начать/.test(said)) &&
    !/задач\p{L}* (?:на|про)/u.test(said)
  )
    return nextAnswer(env);
  if (asksForHours(said)) return hoursAnswer(said, terms, env);
  const told = fieldAnswer(terms, env);
  if (told !== undefined) return told;
  const asksWhen =
    /(?:^| )(?:когда|во сколько|в котором часу|до какого|до скольки|на когда|на какое|какой срок|какой дедлайн|на какой день|в какое время|какого числа|в какой день|какое время|какая дата|до когда|к какому)(?: |$)/.test(
      said,
    );
  if (asksWhen) {
    takeProject(terms, env.text, env.view.projects);
    takeWhen(terms, env.clock, true);
    return whenAnswer(terms, env);
  }
  if (asksWhatWasDone(said)) return doneAnswer(said, terms, env);
  const filter = filterOf(terms, said, env);
  return listAnswer(said, terms, filter, env);
}

const OF_LIST = /^(?:задач[аи]?|дел[ао]?|вс[её]|все|мои|только|а|и|ну)$/;

/** «с тегом дом», «мои задачи без напоминаний»: what the tasks of a list have, and nothing else; null where more is said. */
export function narrowedList(terms: readonly Term[], env: Environment): Answer | null {
  const said = saidBy(terms);
  const filter = filterOf(terms, said, env);
  const isNarrowed =
    filter.tag !== null || filter.project !== null || filter.priority !== null || filter.also.length > 0;
  const isAll = terms.every((term) => term.taken || isMark(term) || (!term.quote && OF_LIST.test(term.word)));
  return isNarrowed && isAll ? listAnswer(said, terms, filter, env) : null;
}

/** «Я оплатил интернет?»: whether something is done. */
export function answerWhether(terms: readonly Term[], env: Environment): Answer {
  const tasks = subjectTasks(terms.filter(isWord), env);
  if (tasks.length === 0) return unfound('Такой задачи в списке нет.');
  const lines = tasks
    .slice(0, 5)
    .map(
      (task) =>
        `${quote(task.title)} — ${task.status === 'completed' ? 'выполнена' : `ещё не выполнена${task.dueDate === null ? '' : `, срок — ${spokenDue(task.dueDate, env.clock)}`}`}.`,
    );
  return answer(lines.join('\n'), tasks.slice(0, 5));
}
