import { dequal } from 'dequal/lite';
import type { Outcome, TaskView, View } from '#features/assistant/engine/model.ts';
import { EMPTY_CONTEXT } from '#features/assistant/engine/model.ts';
import { nextContext } from '#features/assistant/engine/next-context.ts';
import { plainName } from '#features/assistant/engine/terms.ts';
import type { SaidField } from '#features/tasks/field-sets.ts';
import { instantOf } from '#shared/day.ts';
import { Account } from '#testing/account.ts';
import { fitsForm, instantOfForm, type Moment, plannedOf } from './due-form.ts';
import { FRESH_PLAIN, type PlainField } from './plain-fields.ts';
import type { Expectation, Fields, Utterance } from './read-person.ts';
import type { Reader } from './trial.ts';

/**
 * right: what was meant holds and nothing else changed. asked: nothing changed, and one «да» would have done what was
 * meant. missed: nothing changed that was not meant, but not all that was. harmful: something changed that was not meant.
 */
export type Verdict = 'right' | 'asked' | 'missed' | 'harmful';

export interface Score {
  verdict: Verdict;
  /** Why it is not right. */
  reasons: string[];
  reply: string;
}

interface Wanted extends Fields {
  status: 'active' | 'completed';
  /** Null for any. */
  titles: string[] | null;
}

/** An account in memory with what the file says, and the ids of its tasks by their numbers. */
function accountOf({ account }: Utterance, moment: Moment) {
  const made = new Account(moment.now);
  for (const name of account.projects) made.project(name);
  const ids = new Map<number, string>();
  for (const task of account.tasks) {
    const fields = {
      title: task.title,
      description: task.note ?? null,
      status: task.done ? ('completed' as const) : ('active' as const),
      priority: task.priority ?? 'medium',
      dueDate: instantOfForm(task.due, moment),
      ...plannedOf(task.plan, moment),
      projectId: task.project ? made.project(task.project) : null,
      ...task.plain,
    };
    ids.set(task.number, made.add(fields));
  }
  (made.view as { habits: unknown }).habits = account.habits.map((name) => ({
    id: `habit-${name}`,
    name,
    done: false,
  }));
  return { made, ids };
}

/** What must hold of each task of the account, by id; undefined for one that must be gone. */
function wantedTasks(utterance: Utterance, ids: Map<number, string>) {
  const changed = new Map<string, { status?: Wanted['status']; gone?: boolean; fields: Fields }>();
  const of = (number: number) => {
    const id = ids.get(number)!;
    if (!changed.has(id)) changed.set(id, { fields: {} });
    return changed.get(id)!;
  };
  for (const one of utterance.expected) {
    if (one.kind === 'complete') for (const number of one.numbers) of(number).status = 'completed';
    if (one.kind === 'activate') for (const number of one.numbers) of(number).status = 'active';
    if (one.kind === 'delete') for (const number of one.numbers) of(number).gone = true;
    if (one.kind === 'update') of(one.number).fields = saidOver(one.fields, of(one.number).fields);
  }
  return changed;
}

/** Nobody can list all orders of a title's words: «Пересчитать взносы» is «Взносы пересчитать». */
const sameWords = (one: string, other: string) => sortedWords(one) === sortedWords(other);
const sortedWords = (title: string) =>
  plainName(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/** How a task's field is wrong; null where it is as it is wanted, or where nothing is said of it. */
type Judge = (task: TaskView, wanted: Wanted, view: View, moment: Moment) => string | null;

const sameNames = (one: unknown, other: unknown) => {
  const names = (value: unknown) => [value ?? []].flat().map(String).map(plainName).sort();
  return dequal(names(one), names(other));
};

/** A field without a judge of its own: the same text, number, or names in any order. */
const plainJudges = Object.keys(FRESH_PLAIN).map(
  (field): Judge =>
    (task, { plain }) => {
      const actual: unknown = task[field as keyof TaskView];
      return sameNames(actual, plain?.[field]) ? null : `${field} ${JSON.stringify(actual)}`;
    },
);

const JUDGES: { [F in Exclude<SaidField, PlainField> | 'status']: Judge } = {
  status: ({ status }, wanted) => (status === wanted.status ? null : `status ${status}`),
  title: ({ title }, { titles }) => (!titles || titles.some((one) => sameWords(one, title)) ? null : 'title'),
  dueDate({ dueDate }, { due }, _, moment) {
    if (due === undefined || fitsForm(dueDate, due, moment)) return null;
    return `due ${dueDate === null ? 'none' : new Date(dueDate).toISOString()}, not ${due}`;
  },
  plannedDay({ plannedDay, plannedTime }, { plan }, _, moment) {
    const at = plannedDay === null ? null : instantOf(plannedDay, plannedTime ?? '12:00', moment.zone);
    return plan === undefined || fitsForm(at, plan, moment) ? null : `plan ${plannedDay} ${plannedTime}, not ${plan}`;
  },
  // Judged with its day.
  plannedTime: () => null,
  priority: ({ priority }, wanted) =>
    wanted.priority === undefined || priority === wanted.priority ? null : `priority ${priority}`,
  projectId({ projectId }, wanted, { projects }) {
    const project = projects.find(({ id }) => id === projectId)?.name ?? null;
    const fits = wanted.project === undefined || plainName(project ?? '') === plainName(wanted.project ?? '');
    return fits ? null : `project ${project}`;
  },
  // What a note says, how a task repeats, when it is reminded of and in which column it stands, the files tell of too few.
  description: () => null,
  repeat: () => null,
  reminders: () => null,
  kanbanColumnId: () => null,
};

const differences = (...judged: Parameters<Judge>): string[] =>
  [...Object.values(JUDGES), ...plainJudges].flatMap((judge) => judge(...judged) ?? []);

/** What a task is of which nothing is said. */
const NOTHING_SAID = { due: null, plan: null, priority: 'medium', project: null, plain: FRESH_PLAIN } satisfies Fields;

/** What is said of a task over what holds of it otherwise. */
const saidOver = (fields: Fields, otherwise: Fields): Fields => ({
  ...otherwise,
  ...fields,
  plain: { ...otherwise.plain, ...fields.plain },
});

/** What is planned for a day is not put off any more. */
const planned = (fields: Fields): Fields =>
  fields.plan ? { ...fields, plain: { someday: false, ...fields.plain } } : fields;

/** Share of the shorter title's words that stand in the other one. */
function likeness(one: string, other: string): number {
  const words = (text: string) =>
    new Set(
      plainName(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    );
  const [a, b] = [words(one), words(other)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, Math.min(a.size, b.size));
}

/** What is wrong with an account: things that are not done yet, and things that were done and not meant. */
interface Faults {
  undone: string[];
  harm: string[];
}

function faultsOfKnown(utterance: Utterance, account: Account, ids: Map<number, string>, moment: Moment): Faults {
  const faults: Faults = { undone: [], harm: [] };
  const wishes = wantedTasks(utterance, ids);
  for (const before of utterance.account.tasks) {
    const id = ids.get(before.number)!;
    const wish = wishes.get(id);
    const now = account.tasks.find((task) => task.id === id);
    if (!now) {
      if (!wish?.gone) faults.harm.push(`«${before.title}» is deleted`);
      continue;
    }
    const { number: _, title, done, ...said } = before;
    const asBefore: Wanted = {
      ...saidOver(said, NOTHING_SAID),
      status: done ? 'completed' : 'active',
      titles: [title],
    };
    const untouched = differences(now, asBefore, account.view, moment).length === 0;
    if (!wish) {
      if (!untouched) faults.harm.push(`«${before.title}»: ${differences(now, asBefore, account.view, moment)}`);
      continue;
    }
    const { name, ...fields } = planned(wish.fields);
    const wanted: Wanted = {
      ...saidOver(fields, asBefore),
      status: wish.status ?? asBefore.status,
      titles: name === undefined ? [before.title] : [name, ...name.split(' / ')],
    };
    const wrong = wish.gone ? ['is still there'] : differences(now, wanted, account.view, moment);
    if (wrong.length === 0) continue;
    (untouched ? faults.undone : faults.harm).push(`«${before.title}»: ${wrong.join(', ')}`);
  }
  return faults;
}

function faultsOfNew(utterance: Utterance, account: Account, ids: Map<number, string>, moment: Moment): Faults {
  const faults: Faults = { undone: [], harm: [] };
  const known = new Set(ids.values());
  const made = account.tasks.filter((task) => !known.has(task.id));
  const wishes = utterance.expected
    .filter((one): one is Extract<Expectation, { kind: 'create' }> => one.kind === 'create')
    .sort((a, b) => Number(a.titles === null) - Number(b.titles === null));
  const left: { titles: string[] | null; wanted: Wanted }[] = [];
  for (const { titles, done, fields } of wishes) {
    const wanted: Wanted = { ...saidOver(fields, NOTHING_SAID), status: done ? 'completed' : 'active', titles };
    const at = made.findIndex((task) => differences(task, wanted, account.view, moment).length === 0);
    if (at >= 0) made.splice(at, 1);
    else left.push({ titles, wanted });
  }
  for (const { titles, wanted } of left) {
    const at = made.findIndex((task) => !titles || titles.some((title) => likeness(title, task.title) >= 0.5));
    if (at < 0) {
      faults.undone.push(`no «${titles?.[0] ?? '?'}»`);
      continue;
    }
    const [task] = made.splice(at, 1);
    const wrong = differences(task!, wanted, account.view, moment);
    const onlyTitle = wrong.every((one) => one === 'title');
    (onlyTitle ? faults.undone : faults.harm).push(`«${task!.title}», not «${titles?.[0]}»: ${wrong.join(', ')}`);
  }
  faults.harm.push(...made.map((task) => `«${task.title}» was not meant`));
  return faults;
}

function faultsOf(utterance: Utterance, account: Account, ids: Map<number, string>, moment: Moment): Faults {
  const [known, made] = [faultsOfKnown, faultsOfNew].map((judge) => judge(utterance, account, ids, moment));
  const faults = { undone: [...known!.undone, ...made!.undone], harm: [...known!.harm, ...made!.harm] };
  const projects = account.view.projects.map(({ name }) => plainName(name));
  for (const one of utterance.expected)
    if (one.kind === 'project' && !projects.includes(plainName(one.name))) faults.undone.push(`no project ${one.name}`);
  return faults;
}

/** Says the turns to a reader; `yes` answers a last question with «да». */
function converse(utterance: Utterance, reader: Reader, moment: Moment, yes: boolean) {
  const { made, ids } = accountOf(utterance, moment);
  let context = EMPTY_CONTEXT;
  let outcome: Outcome | undefined;
  const acts: boolean[] = [];
  const say = (message: string) => {
    outcome = reader(message, made.view, moment.now, moment.zone, structuredClone(context));
    if (outcome.undo) made.undo();
    if (outcome.beside) made.actBeside(outcome.beside);
    acts.push(outcome.undo || outcome.actions.length > 0 || Boolean(outcome.beside));
    context = nextContext(context, outcome, made.act(outcome.actions));
  };
  for (const { text } of utterance.turns) say(text);
  const asks = Boolean(outcome?.pending) || /\?/.test(outcome?.reply ?? '');
  const acted = acts.at(-1) ?? false;
  const reply = outcome?.reply ?? '';
  if (yes && outcome?.pending) say('да');
  return { faults: faultsOf(utterance, made, ids, moment), asks, acted, reply };
}

/** Judges what a reader makes of one case at one moment. */
export function judge(utterance: Utterance, reader: Reader, moment: Moment): Score {
  try {
    return judged(utterance, reader, moment);
  } catch (error) {
    // The product takes a message back whole where one of its actions fails.
    return { verdict: 'missed', reasons: [`fails: ${(error as Error).message}`], reply: '' };
  }
}

function judged(utterance: Utterance, reader: Reader, moment: Moment): Score {
  const { faults, asks, acted, reply } = converse(utterance, reader, moment, false);
  const score = (verdict: Verdict, reasons: string[]): Score => ({ verdict, reasons, reply });
  const isWhole = ({ undone, harm }: Faults) => undone.length === 0 && harm.length === 0;
  const asksRightly = () => asks && !acted && isWhole(converse(utterance, reader, moment, true).faults);
  // What the turns before have done is yet to be put right, and no harm.
  if (utterance.turns.length > 1 && faults.harm.length > 0 && asksRightly()) return score('asked', []);
  if (faults.harm.length > 0) return score('harmful', [...faults.harm, ...faults.undone]);
  const [first] = utterance.expected;
  if (first?.kind === 'ask') return asks && !acted ? score('right', []) : score('missed', ['asks nothing']);
  if (first?.kind === 'answer' && first.pattern && !new RegExp(first.pattern, 'iu').test(reply))
    return score('missed', [`the answer lacks /${first.pattern}/`]);
  if (faults.undone.length === 0) return score('right', []);
  return asksRightly() ? score('asked', []) : score('missed', faults.undone);
}

const namesOf = ({ plain, ...worded }: Fields) => Object.keys({ ...worded, ...plain });

/** The kind of command that a case is counted under. */
export function kindOf({ expected }: Utterance): string {
  const kinds = [...new Set(expected.map(({ kind }) => kind))];
  if (kinds.length > 1) return 'several';
  const [kind = 'nothing'] = kinds;
  if (kind === 'create') {
    if (expected.some((one) => one.kind === 'create' && one.done)) return 'report';
    return expected.length > 1 ? 'create-many' : 'create';
  }
  if (kind !== 'update') return kind;
  const fields = expected.flatMap((one) => (one.kind === 'update' ? namesOf(one.fields) : []));
  return new Set(fields).size === 1 ? `update-${fields[0]}` : 'update';
}
