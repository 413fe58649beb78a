import { timeOf } from '#shared/day.ts';
import { plural } from '#shared/russian/plural.ts';
import type { Manner } from '../../engine/model.ts';
import { quoted } from '../../manner/quoting.ts';
import type { Choose } from '../../manner/variety.ts';
import type { HabitFact, ReportFacts, TaskFact } from '../facts.ts';
import { situationOf } from '../situation.ts';
import { days, habits, named, ofTasks } from './words.ts';

export interface Link {
  kind: 'task' | 'habit';
  id: string;
  title: string;
}

/** One thing to do, and what it speaks of. */
export interface Recommendation {
  text: string;
  links: Link[];
}

type ByTone = Record<Manner['tone'], readonly string[]>;

const SHOWN = 4;
const NAMED = 3;
const EVENING = 18;

const toTask = ({ id, title }: TaskFact): Link => ({ kind: 'task', id, title });
const toHabit = ({ id, name }: HabitFact): Link => ({ kind: 'habit', id, title: name });
const titles = (facts: readonly TaskFact[]) => named(facts.map(({ title }) => title));

const OVERDUE: ByTone = {
  neutral: ['Закройте задачу или назначьте новый срок.', 'Сделайте её сегодня или перенесите.'],
  supportive: [
    'Ничего страшного: можно закрыть её сегодня или спокойно перенести.',
    'Если она ещё нужна, выберите для неё удобный день.',
  ],
  strict: ['Решите сегодня: закрыть, перенести или удалить.', 'Закройте её первой.'],
};
const DUE: ByTone = {
  neutral: ['Начните с этого.', 'Оставьте для этого время.'],
  supportive: ['Если начать с этого, день станет легче.', 'Остальное может подождать.'],
  strict: ['Сначала это, потом остальное.', 'Отложить уже нельзя.'],
};
const PLANNED: ByTone = {
  neutral: ['Держитесь плана.', 'Оставьте для этого время.'],
  supportive: ['План вам по силам.', 'Начните, когда будет удобно.'],
  strict: ['Сделайте, как решили.', 'План есть, осталось выполнить.'],
};
const IMPORTANT: ByTone = {
  neutral: ['Отведите ей ближайшую сессию.', 'Поставьте её первой в очереди.'],
  supportive: ['Даже полчаса заметно её сдвинут.', 'Подберите для неё спокойный час.'],
  strict: ['Не прячьтесь за мелкими делами.', 'Займитесь ей до всего остального.'],
};
const AT_RISK: ByTone = {
  neutral: ['Отметьте привычку до конца дня.', 'Чтобы не прервать её, отметьте сегодняшний день.'],
  supportive: ['Сохраните её: до конца дня ещё есть время.', 'Будет приятно продолжить её сегодня.'],
  strict: ['Не прерывайте её.', 'Отметьте сегодня, без исключений.'],
};
const FORGOTTEN: ByTone = {
  neutral: ['Назначьте день или уберите задачу из списка.', 'Решите, нужна ли она.'],
  supportive: ['Может быть, она уже не нужна? Тогда её можно отпустить.', 'Дайте ей день, и станет легче.'],
  strict: ['Назначьте срок или удалите.', 'Сделайте её или вычеркните.'],
};

interface Writing {
  facts: ReportFacts;
  choose: Choose;
}

function lateWords({ daysLate, dueAt }: TaskFact, zone: string): string {
  if (daysLate === 0) return `срок вышел сегодня в\u00a0${timeOf(dueAt!, zone)}`;
  return daysLate === 1 ? 'срок был вчера' : `срок прошёл ${days(daysLate)} назад`;
}

function overdue({ facts, choose }: Writing): Recommendation[] {
  const [first, ...rest] = facts.overdue;
  if (!first) return [];
  const advice = choose(OVERDUE[facts.manner.tone], 'overdue');
  return [
    { text: `${quoted(first.title)}: ${lateWords(first, facts.zone)}. ${advice}`, links: [toTask(first)] },
    ...(rest.length > 0
      ? [
          {
            text: `Ещё ${plural(Math.min(rest.length, 2), ['ждёт', 'ждут', 'ждут'])} решения: ${titles(rest)}.`,
            links: rest.slice(0, NAMED).map(toTask),
          },
        ]
      : []),
  ];
}

function dueToday({ facts, choose }: Writing): Recommendation[] {
  const { dueToday: due, zone } = facts;
  const [first] = due;
  if (!first) return [];
  const time = first.wholeDay ? '' : ` в\u00a0${timeOf(first.dueAt!, zone)}`;
  const opening =
    due.length === 1
      ? `Сегодня${time} срок у\u00a0задачи ${quoted(first.title)}.`
      : `Сегодня срок у\u00a0${ofTasks(due.length)}: ${titles(due)}.`;
  return [{ text: `${opening} ${choose(DUE[facts.manner.tone], 'due')}`, links: due.slice(0, NAMED).map(toTask) }];
}

function plannedToday({ facts, choose }: Writing): Recommendation[] {
  const { plannedToday: planned } = facts;
  const [first] = planned;
  if (!first) return [];
  const time = first.plannedTime ? ` в\u00a0${first.plannedTime}` : '';
  const opening =
    planned.length === 1
      ? `В\u00a0плане на\u00a0сегодня${time} ${quoted(first.title)}.`
      : `В\u00a0плане на\u00a0сегодня ${titles(planned)}.`;
  const advice = choose(PLANNED[facts.manner.tone], 'planned');
  return [{ text: `${opening} ${advice}`, links: planned.slice(0, NAMED).map(toTask) }];
}

function important({ facts, choose }: Writing): Recommendation[] {
  const [first] = facts.important;
  if (!first) return [];
  const advice = choose(IMPORTANT[facts.manner.tone], 'important');
  return [{ text: `У\u00a0задачи ${quoted(first.title)} высокий приоритет. ${advice}`, links: [toTask(first)] }];
}

function atRisk({ facts, choose }: Writing): Recommendation[] {
  const [first] = facts.habitsAtRisk;
  if (!first) return [];
  const advice = choose(AT_RISK[facts.manner.tone], 'at risk');
  const text = `${quoted(first.name)}: серия ${days(first.streak)}. ${advice}`;
  return [{ text, links: [toHabit(first)] }];
}

function openHabits({ facts }: Writing): Recommendation[] {
  const open = [...facts.habitsAtRisk.slice(1), ...facts.habitsOpen];
  if (open.length === 0) return [];
  const left = plural(open.length, ['осталась', 'остались', 'осталось']);
  const text = `На\u00a0сегодня ${left} ${habits(open.length)}: ${named(open.map(({ name }) => name))}.`;
  return [{ text, links: open.slice(0, NAMED).map(toHabit) }];
}

function tomorrow({ facts }: Writing): Recommendation[] {
  const { dueTomorrow, hour } = facts;
  // Of an important one and of those in today's plan was said what to do.
  const said = new Set([...facts.important.slice(0, 1), ...facts.plannedToday].map(({ id }) => id));
  const due = dueTomorrow.filter(({ id }) => !said.has(id));
  if (due.length === 0 || hour < EVENING) return [];
  const what = due.length === 1 ? `у\u00a0задачи ${titles(due)}` : `у\u00a0${ofTasks(due.length)}: ${titles(due)}`;
  return [
    { text: `Завтра срок ${what}. Приготовьте всё нужное с\u00a0вечера.`, links: due.slice(0, NAMED).map(toTask) },
  ];
}

function forgotten({ facts, choose }: Writing): Recommendation[] {
  const [first] = facts.forgotten;
  if (!first) return [];
  const advice = choose(FORGOTTEN[facts.manner.tone], 'forgotten');
  return [{ text: `${quoted(first.title)} ждёт уже ${days(first.age)}. ${advice}`, links: [toTask(first)] }];
}

const BEGINNING: Record<Manner['role'], (task: string) => readonly string[]> = {
  assistant: (task) => [
    `Запустите фокус-сессию на\u00a025\u00a0минут по задаче ${task}: так проще начать.`,
    `Отведите задаче ${task} одну короткую сессию.`,
  ],
  coach: (task) => [
    `Что в\u00a0задаче ${task} можно сделать за\u00a0ближайшие 25\u00a0минут?`,
    `Какой первый шаг сдвинет задачу ${task}?`,
  ],
  mentor: (task) => [
    `К\u00a0задаче ${task} подступитесь с\u00a0самого маленького шага: начатое тянет за\u00a0собой.`,
    `Задачу ${task} лучше начать с\u00a0черновика, а\u00a0блеск навести потом.`,
  ],
};
const REFLECTION: Record<Manner['role'], readonly string[]> = {
  assistant: [
    'Разложите оставшиеся дела по дням: это займёт пять минут.',
    'Загляните в список и отметьте, что уже неактуально.',
  ],
  coach: [
    'Что из сделанного сегодня дало больше всего?',
    'От чего можно отказаться, чтобы освободить завтрашнее утро?',
  ],
  mentor: [
    'Запишите, что сегодня помогло: завтра это пригодится.',
    'Закончите день заметкой, с чего продолжить: утром будет проще начать.',
  ],
};
/** A look back where no task is left: there is nothing to sort out. */
const ALL_DONE: Record<Manner['role'], readonly string[]> = {
  ...REFLECTION,
  assistant: ['Запишите дело на завтра: утром будет проще начать.', 'Список пуст: запишите то, что держите в голове.'],
};
const NEWCOMER = [
  'Запишите три дела, которые держите в голове: голове станет легче.',
  'Заведите одну маленькую привычку, на пять минут в день.',
  'Попробуйте фокус-сессию на 25 минут: одно дело и никаких отвлечений.',
];

/** What the role adds: a beginning where there is work of which nothing is said yet and no focus, otherwise a look back. */
function ofRole({ facts, choose }: Writing, said: readonly Recommendation[]): Recommendation[] {
  const { role } = facts.manner;
  const task = facts.dueToday[0] ?? facts.plannedToday[0] ?? facts.important[0] ?? facts.overdue[0] ?? facts.next;
  const { done, hour } = facts;
  if (task && done.sessions === 0 && hour < EVENING) {
    const named = new Set(said.flatMap(({ links }) => links.map(({ id }) => id)));
    const pressing = [facts.dueToday, facts.plannedToday, facts.important, facts.overdue].flat();
    const unsaid = pressing.find(({ id }) => !named.has(id));
    const first = unsaid ?? (facts.next && !named.has(facts.next.id) ? facts.next : null);
    return first ? [{ text: choose(BEGINNING[role](quoted(first.title)), 'role'), links: [toTask(first)] }] : [];
  }
  if (!task && done.completedTasks === 0 && done.sessions === 0) return [];
  return [{ text: choose((task ? REFLECTION : ALL_DONE)[role], 'role'), links: [] }];
}

/** What to do next, the most pressing first: at most four things, each task and habit by its name. */
export function recommendationsOf(facts: ReportFacts, choose: Choose): Recommendation[] {
  if (situationOf(facts) === 'newcomer') return NEWCOMER.map((text) => ({ text, links: [] }));
  const writing = { facts, choose };
  const pressing = [overdue, dueToday, plannedToday, atRisk, important, openHabits, tomorrow, forgotten];
  const all = pressing.flatMap((of) => of(writing));
  const first = all.slice(0, SHOWN - 1);
  return [...first, ...ofRole(writing, first), ...all.slice(SHOWN - 1)].slice(0, SHOWN);
}
