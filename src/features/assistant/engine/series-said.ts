import { movedRepeat } from '#features/tasks/series-scope.ts';
import { dayOf } from '#shared/day.ts';
import { conclude, outcome } from './concluding.ts';
import { skipped } from './drafts.ts';
import { type Environment, taskOf } from './environment.ts';
import type { Action, Outcome, TaskView } from './model.ts';
import { quote } from './wording.ts';

/** Whom of a series a message says that it is about. */
interface SeriesSaid {
  scope: 'this' | 'following';
  /** The message without the words that say so. */
  rest: string;
}

const EDGE = '(?=$|[\\s,.!?;:—–-])';
const FOLLOWING = new RegExp(
  `(?:^|[\\s,(—–-])(?:(?:эту?|этот|это|ее|её|его) )?и (?:все |вс[её] )?(?:следующи[ейхм]|последующи[ейхм]|дальнейши[ейхм])(?: (?:за (?:ней|ним)|повторы|разы|тоже))?${EDGE}`,
  'iu',
);
const THIS: readonly RegExp[] = [
  new RegExp(`(?:^|[\\s,(—–-])только (?:в |на )?этот раз${EDGE}`, 'iu'),
  new RegExp(`(?:^|[\\s,(—–-])только (?:сегодняшн(?:ий|юю|ее)|ближайш(?:ий|ую|ее))${EDGE}`, 'iu'),
  new RegExp(`(?:^|[\\s,(—–-])только (?=(?:эту|этот|это)${EDGE})`, 'iu'),
];
/** What is quoted says nothing of whom it is about. */
const QUOTED = /«[^»]{0,300}»|"[^"]{0,300}"|„[^“]{0,300}“/gu;

/** «перенеси только эту зарядку на завтра», «переименуй планёрку в созвон, эту и все следующие»; null where it says neither. */
export function seriesSaid(message: string): SeriesSaid | null {
  const open = message.replace(QUOTED, (quoted) => '•'.repeat(quoted.length));
  const without = ({ index, 0: { length } }: RegExpExecArray) =>
    tidy(`${message.slice(0, index)} ${message.slice(index + length)}`);
  const following = FOLLOWING.exec(open);
  if (following) return { scope: 'following', rest: without(following) };
  const alone = THIS.map((words) => words.exec(open)).find((found) => found !== null);
  return alone ? { scope: 'this', rest: without(alone) } : null;
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?])/g, '$1')
    .replace(/ ?[,—–(-]{1,5}(?= ?[.!?]{0,5}$)/u, '')
    .trim();

type Update = Extract<Action, { type: 'update' }>;

/** The days of the series go with a deadline that is moved to another one. */
function following(action: Update, task: TaskView, { clock }: Environment): Action {
  const { dueDate } = action.changes;
  if (dueDate == null || task.dueDate === null || !task.repeat) return action;
  const [from, to] = [dayOf(task.dueDate, clock.zone), dayOf(dueDate, clock.zone)];
  if (from === to) return action;
  const repeat = { ...task.repeat, start: task.repeat.start ?? from, index: task.repeat.index ?? 1 };
  const moved = movedRepeat(repeat, from, to);
  return moved === repeat ? action : { ...action, changes: { ...action.changes, repeat: moved } };
}

/** What is done of the rest of the message, within what was said of the series; null where it is not about series alone. */
export function withinSeries(done: Outcome, { scope }: SeriesSaid, env: Environment): Outcome | null {
  const changed = done.actions.flatMap((action) =>
    action.type === 'update' ? [action.id] : action.type === 'delete' ? action.ids : [],
  );
  const tasks = changed.map((id) => taskOf(env, id));
  const isOther = done.actions.some(({ type }) => type !== 'update' && type !== 'delete');
  if (isOther || tasks.length === 0 || done.pending) return null;
  if (!tasks.every((task) => task?.repeat && task.status === 'active')) return null;
  const [first] = done.actions;
  if (first!.type === 'delete') {
    if (scope === 'following') return done;
    const ended = tasks.find((task) => Object.keys(skipped(task!, env.clock)).length === 0);
    if (ended)
      return outcome(
        `Это последний раз: ${quote(ended.title)} дальше не повторяется. Удалить её — «удали ${quote(ended.title)}».`,
      );
    return conclude(
      [{ do: 'update', ids: changed, plan: { skips: true } }],
      env,
      ' Этот раз пропущен, повтор идёт дальше.',
    );
  }
  const updates = done.actions as Update[];
  if (updates.some(({ changes }) => changes.repeat !== undefined)) return null;
  if (scope === 'this')
    return {
      ...done,
      actions: updates.map((action) => ({ ...action, onlyThis: true as const })),
      reply: `${done.reply} Только этот раз: остальные — как были.`,
    };
  return {
    ...done,
    actions: updates.map((action) => following(action, taskOf(env, action.id)!, env)),
    reply: `${done.reply} И все следующие.`,
  };
}
