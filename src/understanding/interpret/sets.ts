import { dayOf } from '#shared/day.ts';
import { isLate, type When } from '#shared/russian/when.ts';
import type { Word } from '../hear/words.ts';
import type { Act, KnownTask } from '../model.ts';
import type { Interpretation } from './context.ts';
import { priorityOf, speaksOfPriority } from './priority-slot.ts';

const ALL = /^(?:все|всё|всех|всем|всеми|всю|весь|вся|обе|оба|остальн\p{L}+|прочее|прочие|кажд\p{L}+|целиком)$/u;
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
  /** True for a word that the other conditions do not explain. */
  describes(word: Word): boolean;
}

/** «все просроченные», «всё по даче»: the tasks of a set; null where one task is meant. */
export function tasksOfSet(
  { words, day, projectId, describes }: SetSaid,
  { account, clock, levels }: Pick<Interpretation, 'account' | 'clock' | 'levels'>,
  act: Act,
): { tasks: KnownTask[]; described: Word[] } | null {
  const has = (pattern: RegExp) => words.some(({ word }) => pattern.test(word));
  const overdue = has(/^просроч/);
  const done = has(DONE);
  const undated = UNDATED.test(words.map(({ word }) => word).join(' '));
  const priority = has(/^приоритет/) ? priorityOf(words.filter(speaksOfPriority), levels) : null;
  const several = has(THINGS) && (done || undated || day !== null || projectId !== null);
  if (!has(ALL) && !overdue && !several) return null;
  const status = act === 'activate' || done ? 'completed' : 'active';
  const tasks = account.tasks.filter(
    (task) =>
      task.status === status &&
      (!overdue || (task.dueDate !== null && isLate(task.dueDate, clock))) &&
      (!undated || task.dueDate === null) &&
      (!day || (task.dueDate !== null && dayOf(task.dueDate, clock.zone) === day.day)) &&
      (projectId === null || task.projectId === projectId) &&
      (!has(/^(?:срочн|важн)/) || task.priority === 'high') &&
      (priority === null || task.priority === priority),
  );
  const described = words.filter((word) => describes(word) && !ALL.test(word.word) && !SETTING.test(word.word));
  return { tasks, described };
}
