import { LATEST } from '#features/habits/reminders.ts';
import { reminderWords } from '#features/tasks/reminder-words.ts';
import { addDays, instantOf, MINUTE, timeOf } from '#shared/day.ts';
import { minutesAt } from '#shared/russian/length-words.ts';
import { aheadAt } from '#shared/russian/said-ahead.ts';
import { saidRepeats } from '#shared/russian/said-repeat.ts';
import { findPieces } from '#shared/russian/when.ts';
import { latest, putOffUntil, type Reminded } from './came-reminders.ts';
import { conclude, oneOf, outcome } from './concluding.ts';
import { type Environment, tasksOf, tasksWith } from './environment.ts';
import { habitsNamed } from './habits-named.ts';
import { headForms } from './heads.ts';
import type { ChangePlan, Outcome, TaskView } from './model.ts';
import { isBeside, isNamedWhole, namedTasks, type Understood } from './named-tasks.ts';
import { remindersNote, remindersPut } from './reminder-field.ts';
import { takeWhen } from './slots.ts';
import { type Message, readMessage, type Term } from './terms.ts';
import { quote } from './wording.ts';

const REMINDS = /^(?:напомни|напомнить|напомнишь|напомнишь-ка)(?:те)?$/;
const NOUN = /^напоминани(?:е|я)$/;
const PUTS = /^(?:поставь|поставить|добавь|добавить|включи|включить|установи|задай|сделай|назначь)(?:те)?$/;
const PUTS_OFF = /^(?:отложи|отложить|отложим|перенеси|перенести|сдвинь)(?:те)?$/;
const TAKES = /^(?:убери|убрать|удали|удалить|сними|снять|отмени|отменить|выключи|отключи|сотри)(?:те)?$/;
const ALL = /^(?:все|всех)$/;
const ABOUT = /^(?:о|об|обо|про|насчет)$/;
const BESIDE =
  /^(?:о|об|обо|про|насчет|на|до|перед|за|мне|меня|нам|нас|заранее|срока|срок|сроком|дедлайна|дедлайном|начала|началом|этого|этом|том|нем|ней|них|нему|него|нее|еще|раз|снова|опять|позже|попозже|это|его)$/;
const MORNING = '09:00';
const EVENING = '19:00';

const isVerb = ({ word, quote: quoted }: Term) => quoted === 0 && REMINDS.test(word);
const isNoun = ({ word, quote: quoted }: Term) => quoted === 0 && NOUN.test(word);
const understood: Understood = ({ word }) =>
  [REMINDS, NOUN, PUTS, PUTS_OFF, TAKES, ALL, BESIDE].some((words) => words.test(word));
const first = (terms: readonly Term[]) => terms.find((term) => !isBeside(term));
/** Nothing else is commanded. */
const isAlone = (terms: readonly Term[]) =>
  terms.every((term) => term.quote > 0 || !headForms.has(term.word) || understood(term));
const isEmpty = (terms: readonly Term[]) =>
  terms.every((term) => term.kind === 'mark' || (term.quote === 0 && (understood(term) || isBeside(term))));

function changed(tasks: readonly TaskView[], plan: ChangePlan, env: Environment): Outcome {
  const ids = tasks.map(({ id }) => id);
  const steps = [{ do: 'update' as const, ...oneOf(ids), plan }];
  const note = ids.length === 1 && plan.reminders?.put ? remindersNote(steps, env) : null;
  return conclude(steps, env, note ? `\n${note}` : '');
}

const ABOUT_WHAT = 'О какой задаче напомнить? Скажите, например: «напомни за час до созвона».';

/** «напомни об отчёте за час», «поставь отчёту напоминание за день», «напомни за час» of what was spoken of last. */
function ahead(terms: readonly Term[], env: Environment): Outcome | null {
  const begins = first(terms);
  const asks =
    begins !== undefined && (isVerb(begins) || isNoun(begins) || (PUTS.test(begins.word) && terms.some(isNoun)));
  if (!asks) return null;
  const minutes: number[] = [];
  const rest: Term[] = [];
  for (let at = 0; at < terms.length; ) {
    const found = aheadAt(terms, at);
    if (found) minutes.push(found.minutes);
    else rest.push(terms[at]!);
    at = found?.next ?? at + 1;
  }
  if (minutes.length === 0 || !isAlone(rest) || findPieces(rest, env.clock).length > 0) return null;
  const tasks = namedTasks(rest, understood, env)?.filter(({ status }) => status === 'active');
  if (!tasks || (!isEmpty(rest) && !isNamedWhole(rest, understood, env))) return null;
  return tasks.length > 0 ? changed(tasks, remindersPut(minutes), env) : outcome(ABOUT_WHAT);
}

const begin = (word: string) => word.slice(0, 4);

/** Whether the words say all of a title: «напомни сдать отчёт завтра» of «Сдать отчёт». */
function saysAll(terms: readonly Term[], { title }: TaskView): boolean {
  const said = new Set(terms.map(({ word }) => begin(word)));
  return readMessage(title).terms.every(({ word, kind }) => kind !== 'word' || said.has(begin(word)));
}

/** «напомни об отчёте завтра в 9»: at a time of its own, which moves no deadline. */
function atMoment(terms: readonly Term[], env: Environment): Outcome | null {
  const begins = first(terms);
  if (!begins || !isVerb(begins) || !isAlone(terms)) return null;
  const free = terms.map((term) => ({ ...term, taken: false }));
  const when = takeWhen(free, env.clock);
  const rest = free.filter(({ taken }) => !taken);
  if (!when || when.past || findPieces(rest, env.clock).length > 0) return null;
  const tasks = namedTasks(rest, understood, env)?.filter(({ status }) => status === 'active') ?? [];
  if (tasks.length === 0) return null;
  const isOf = rest.some(({ word, quote: quoted }) => quoted === 0 && ABOUT.test(word));
  const isWhole = isNamedWhole(rest, understood, env) && (isOf || tasks.every((task) => saysAll(rest, task)));
  if (!isEmpty(rest) && !isWhole) return null;
  const { zone, now } = env.clock;
  const time = when.hasTime ? timeOf(when.due, zone) : (env.view.allDayReminderAt ?? MORNING);
  if (instantOf(when.day, time, zone) <= now) return outcome('Это время сегодня уже прошло. Во сколько напомнить?');
  return changed(tasks, { reminders: { put: [{ id: '', at: `${when.day}T${time}` }] } }, env);
}

/** Until when, and what else is said: «на десять минут», «до вечера», «на завтра», «до 18:00». */
function untilSaid(terms: readonly Term[], { clock }: Environment): { until: number | null; rest: Term[] } {
  for (const [at, { word }] of terms.entries()) {
    const length = /^(?:на|через|еще)$/.test(word) ? minutesAt(terms, at + 1) : null;
    if (length) return { until: clock.now + length.minutes * MINUTE, rest: terms.toSpliced(at, length.next - at) };
    const part = /^(?:на|до)$/.test(word) ? (terms[at + 1]?.word ?? '') : '';
    if (/^вечер(?:а|ок)?$/.test(part))
      return { until: instantOf(clock.today, EVENING, clock.zone), rest: terms.toSpliced(at, 2) };
    if (/^(?:утр[оа]|завтра)$/.test(part)) {
      const more = terms.slice(at + 2).findIndex(({ word }) => !/^(?:на|утр\p{L}+)$/u.test(word));
      const saysTime = findPieces(terms.slice(at + 2), clock).some(({ time }) => time !== undefined);
      const until = instantOf(addDays(clock.today, 1), MORNING, clock.zone);
      if (!saysTime) return { until, rest: more < 0 ? terms.slice(0, at) : terms.toSpliced(at, 2 + more) };
    }
  }
  const free = terms.map((term) => ({ ...term, taken: false }));
  const when = takeWhen(free, clock);
  return { until: when?.hasTime ? when.due : null, rest: free.filter(({ taken }) => !taken) };
}

/** Tasks, or habits, that are named whole: «об отчёте», «о зарядке». */
function whatIsNamed(terms: readonly Term[], env: Environment): Reminded | null {
  const tasks = namedTasks(terms, understood, env);
  if (tasks && isNamedWhole(terms, understood, env)) return { tasks, habits: [] };
  const words = terms.flatMap((term) => (term.kind === 'mark' || understood(term) || isBeside(term) ? [] : term.word));
  const habits = words.length > 0 ? habitsNamed(words, env.view.remindedHabits ?? []) : null;
  return habits && { tasks: [], habits };
}

/** Without the word itself, a habit is meant only as long as its reminder is still shown. */
const everything = (env: Environment, saysNoun: boolean): Reminded => ({
  tasks: tasksWith(env, 'active'),
  habits: (env.view.remindedHabits ?? []).filter(({ at }) => saysNoun || env.clock.now - at < LATEST),
});

const FOR_HOW_LONG = 'На сколько отложить? Скажите, например: «отложи напоминание на десять минут».';
const NONE_CAME = 'Недавних напоминаний нет, откладывать нечего.';

/** «отложи на десять минут», «напомни ещё раз через час», «отложи напоминание об отчёте до вечера». */
function puttingOff(terms: readonly Term[], env: Environment): Outcome | null {
  const begins = first(terms);
  const saysNoun = terms.some(isNoun);
  const putsOff = begins !== undefined && PUTS_OFF.test(begins.word);
  if (!putsOff && !(begins && isVerb(begins))) return null;
  const { until, rest } = untilSaid(terms, env);
  const isOfAll = isEmpty(rest);
  if (!isAlone(rest) || (!isOfAll && !saysNoun)) return null;
  const named = isOfAll ? everything(env, saysNoun) : whatIsNamed(rest, env);
  if (!named) return null;
  const came = latest(named, env);
  const touched = tasksOf(env, env.context.touched);
  if (came.length === 0) return saysNoun && putsOff ? outcome(NONE_CAME) : null;
  // A task that was just spoken of may be meant as well: its deadline, or a reminder of its own.
  if (touched.length > 0 && !saysNoun) {
    if (!putsOff) return null;
    const names = came.map(({ name }) => quote(name)).join(', ');
    return outcome(
      `Отложить напоминание (${names}) или перенести срок (${touched.map(({ title }) => quote(title)).join(', ')})? Скажите «отложи напоминание …» или «перенеси срок …».`,
    );
  }
  if (until === null) return putsOff ? outcome(FOR_HOW_LONG) : null;
  if (until <= env.clock.now) return outcome('Это время уже прошло. До какого часа отложить?');
  if (came.length > 1)
    return outcome(
      `Вместе пришло несколько напоминаний: ${came.map(({ name }) => quote(name)).join(', ')}. Скажите, какое отложить: «отложи напоминание о …».`,
    );
  return putOffUntil(came[0]!, until, env);
}

/** «убери напоминание у отчёта»; null where what is named has none, and may be called a reminder itself. */
function taking(terms: readonly Term[], env: Environment): Outcome | null {
  const begins = first(terms);
  const noun = terms.find(isNoun);
  if (!begins || !noun || !TAKES.test(begins.word) || !isAlone(terms)) return null;
  const named = namedTasks(terms, understood, env) ?? [];
  const tasks = named.filter(({ reminders, status }) => status === 'active' && reminders.length > 0);
  if (tasks.length === 0 || (!isEmpty(terms) && !isNamedWhole(terms, understood, env))) return null;
  const isAll = /я$/.test(noun.word) || terms.some(({ word }) => ALL.test(word));
  const [task] = tasks as [TaskView];
  if (tasks.length === 1 && task.reminders.length > 1 && !isAll)
    return outcome(
      `У задачи ${quote(task.title)} несколько напоминаний: ${reminderWords(task.reminders)}. Скажите «убери все напоминания» или откройте её.`,
    );
  return changed(tasks, { reminders: { take: tasks.flatMap(({ reminders }) => reminders) } }, env);
}

/** What a message says of when to remind of a task that is there; null where it says that of none, or more. */
export function reminderDeed(message: Message, env: Environment): Outcome | null {
  const terms = message.terms.filter(({ kind, text }) => kind !== 'mark' || !/^[.!,]$/.test(text));
  if (terms.some(({ word, text }) => text === '?' || word === 'не') || saidRepeats(terms, env.clock).length > 0)
    return null;
  return puttingOff(terms, env) ?? taking(terms, env) ?? ahead(terms, env) ?? atMoment(terms, env);
}
