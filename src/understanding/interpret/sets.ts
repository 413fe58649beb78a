import { dayOf } from '#shared/day.ts';
import { isLate, type When } from '#shared/russian/when.ts';
import type { Word } from '../hear/words.ts';
import type { Act, KnownTask } from '../model.ts';
import type { Interpretation } from './context.ts';
import { priorityOf, speaksOfPriority } from './priority-slot.ts';
import { hasTags, type TagsTold } from './tagged-tasks.ts';
import type { Telling } from './told.ts';

const ALL =
  /^(?:все|всё|всех|всем|всему|всеми|всю|весь|вся|обе|оба|обо(?:их|им|ими)|обеи(?:х|м|ми)|остальн\p{L}+|прочее|прочие|кажд\p{L}+|целиком)$/u;
const THINGS = /^(?:задачи|дела|таски|задач|дел|пункты|тасок|штуки)$/;
const DONE = /^(?:выполненн|завершенн|сделанн|законченн|готов|закрыт)/;
const UNDATED = /без (?:срок|дат|дедлайн)/;

/** Words that make a set and describe no single task. */
const SETTING =
  /^(?:задач\p{L}*|дел\p{L}?|таск\p{L}*|пункт\p{L}*|просроч\p{L}+|выполненн\p{L}+|завершенн\p{L}+|сделанн\p{L}+|закрыт\p{L}+|готов\p{L}+|срочн\p{L}+|важн\p{L}+|без|срока|сроков|дат\p{L}|дедлайн\p{L}*|проект\p{L}*|приоритет\p{L}*|низк\p{L}+|высок\p{L}+|средн\p{L}+|список|списк\p{L}|что|которые|уже|мои|из|на|за|по|в|(?:завтра|сегодня|вчера)шн\p{L}+)$/u;

export interface SetSaid {
  words: readonly Word[];
  /** The day that they have now. */
  day: When | null;
  /** The project that they stand in. */
  projectId: string | null;
  tags: Omit<TagsTold, 'words'>;
  /** True for a word that the other conditions do not explain. */
  describes(word: Word): boolean;
}

type Fits = (task: KnownTask) => boolean;
type Around = Pick<Interpretation, 'clock' | 'levels'>;

const has = (words: readonly Word[], pattern: RegExp) => words.some(({ word }) => pattern.test(word));

/** How a set is narrowed by what is said of each field; null where nothing is. */
const NARROWS: { [F in Telling]: (set: SetSaid, around: Around) => Fits | null } = {
  dueDate({ words, day }, { clock }) {
    const overdue = has(words, /^просроч/);
    const undated = UNDATED.test(words.map(({ word }) => word).join(' '));
    if (!overdue && !undated && !day) return null;
    return ({ dueDate }) =>
      (!overdue || (dueDate !== null && isLate(dueDate, clock))) &&
      (!undated || dueDate === null) &&
      (!day || (dueDate !== null && dayOf(dueDate, clock.zone) === day.day));
  },
  priority({ words }, { levels }) {
    const level = has(words, /^приоритет/) ? priorityOf(words.filter(speaksOfPriority), levels) : null;
    const urgent = has(words, /^(?:срочн|важн)/);
    if (!level && !urgent) return null;
    return ({ priority }) => (!urgent || priority === 'high') && (level === null || priority === level);
  },
  tags({ tags }) {
    if (tags.names.length + tags.without.length === 0 && !tags.none) return null;
    return (task) => hasTags(task, tags);
  },
  projectId: ({ projectId }) => (projectId === null ? null : (task) => task.projectId === projectId),
};

/** «ко всем задачам» */
export const saysAllTasks = (words: readonly Word[]): boolean =>
  words.some(({ word }, at) => ALL.test(word) && /^(?:задач|дел(?:а|ам|ах)?$|таск)/.test(words[at + 1]?.word ?? ''));

const narrowings = (set: SetSaid, around: Around) =>
  Object.entries(NARROWS).flatMap(([field, narrows]) => {
    const fits = narrows(set, around);
    return fits ? [{ field, fits }] : [];
  });

/** The words of a set that nothing else explains. */
const describedIn = ({ words, describes }: SetSaid) =>
  words.filter((word) => describes(word) && !ALL.test(word.word) && !SETTING.test(word.word));

/** «задач с тегом дом», «завтрашних»: what is told by a field, however many that are; the words that tell something else. */
export function toldByFields(
  set: SetSaid,
  { account, ...around }: Pick<Interpretation, 'account' | 'clock' | 'levels'>,
): { tasks: KnownTask[]; described: Word[] } {
  const narrowing = narrowings(set, around);
  const fits = (task: KnownTask) => narrowing.every((one) => one.fits(task));
  return { tasks: narrowing.length > 0 ? account.tasks.filter(fits) : [], described: describedIn(set) };
}

/** «все просроченные», «всё по даче»: the tasks of a set; null where one task is meant. */
export function tasksOfSet(
  set: SetSaid,
  { account, ...around }: Pick<Interpretation, 'account' | 'clock' | 'levels'>,
  act: Act,
): { tasks: KnownTask[]; described: Word[] } | null {
  const { words } = set;
  const done = has(words, DONE);
  const narrowing = narrowings(set, around);
  // «срочные дела» may as well name one of them.
  const several = has(words, THINGS) && (done || narrowing.some(({ field }) => field !== 'priority'));
  if (!has(words, ALL) && !has(words, /^просроч/) && !several) return null;
  const status = act === 'activate' || done ? 'completed' : 'active';
  const tasks = account.tasks.filter((task) => task.status === status && narrowing.every(({ fits }) => fits(task)));
  return { tasks, described: describedIn(set) };
}
