import { keysOf, kinship } from '#shared/russian/stem.ts';
import { conclude, oneOf, outcome } from './concluding.ts';
import { type Environment, taskOf, tasksOf } from './environment.ts';
import { headingSaid, type KnownHeading } from './heading-said.ts';
import type { Action, Draft, Outcome, Pending, Step, TaskView } from './model.ts';
import { isBeside, isNamedWhole, namedTasks } from './named-tasks.ts';
import { type Message, readMessage, type Term } from './terms.ts';
import { nameOf, quote } from './wording.ts';

const MOVES = /^(?:перенес|перелож|перемест|постав|убер|убра|отправ|закин|кинь|полож|сдвин|добав)/;
const ADDS = /^добав/;
/** How alike two forms of one word are. */
const KIN = 0.9;
const INTO = /^(?:в|во|под|к)$/;

const isNamed = (term: Term) => term.kind === 'word' && !isBeside(term);

/** «добавь выбрать плитку …» of «Выбрать плитку»: whoever says less of it adds another. */
const saysWhole = (terms: readonly Term[], { title }: TaskView) =>
  readMessage(title)
    .terms.filter(isNamed)
    .every(({ word }) => terms.some((term) => kinship(keysOf(term.word), keysOf(word)) > KIN));

const several = (same: readonly KnownHeading[], { view }: Environment) => {
  const projects = same.flatMap(({ projectId }) => nameOf(projectId, view.projects) ?? []);
  return outcome(
    `Раздел ${quote(same[0]!.name)} есть в\u00a0проектах: ${projects.map((name) => quote(name)).join(', ')}. Скажите, в\u00a0какой проект.`,
  );
};

/** «перенеси плитку в раздел Кухня»; null where it is about no heading that there is, or no task. */
export function headingDeed({ terms }: Message, env: Environment): Outcome | null {
  const said = headingSaid(terms, env);
  if (!said || !INTO.test(terms[said.from]!.word) || terms.some(({ word }) => word === 'не')) return null;
  if (!terms.slice(0, said.from).some(({ word }) => MOVES.test(word))) return null;
  const rest = terms.filter((_, place) => place < said.from || place >= said.to);
  const understood = ({ word }: Term) => MOVES.test(word);
  if (!rest.some((term) => isNamed(term) && !understood(term))) return null;
  const tasks = namedTasks(rest, understood, env);
  if (!tasks || tasks.length === 0 || !isNamedWhole(rest, understood, env)) return null;
  if (rest.some(({ word }) => ADDS.test(word)) && !(tasks.length === 1 && saysWhole(rest, tasks[0]!))) return null;
  return movedUnder(
    tasks.map(({ id }) => id),
    said.same,
    env,
  );
}

/** Puts tasks that there are under the one of some headings that is nearest, or asks which task is meant. */
function movedUnder(ids: string[], same: readonly KnownHeading[], env: Environment): Outcome {
  const tasks = tasksOf(env, ids);
  const near = same.filter(({ projectId }) => tasks.every((task) => task.projectId === projectId));
  const [heading, another] = near.length > 0 ? near : same;
  if (another) return several(same, env);
  const { id: headingId, projectId } = heading!;
  const plan = { headingId, ...(tasks.some((task) => task.projectId !== projectId) && { projectId }) };
  return conclude([{ do: 'update', ...oneOf(ids), plan }], env);
}

/** What else a message says than the heading under which it has that done; null where it names none. */
export function besideHeading(
  { terms, text }: Message,
  env: Environment,
): { rest: string; same: readonly KnownHeading[] } | null {
  const said = headingSaid(terms, env);
  if (!said || !INTO.test(terms[said.from]!.word)) return null;
  const rest = `${text.slice(0, terms[said.from]!.start)}${text.slice(terms[said.to - 1]!.end)}`.replace(/\s+/g, ' ');
  return { rest: rest.replace(/ ([,.!?])/g, '$1').trim(), same: said.same };
}

type Placed = Pick<Draft, 'projectId' | 'newProject'>;

/** Where a task goes that stands so: under the one of some headings that fits; null where none does, or more than one. */
function placeUnder(same: readonly KnownHeading[], { projectId, newProject }: Placed) {
  if (newProject) return null;
  const [one, another] = projectId === null ? same : same.filter((heading) => heading.projectId === projectId);
  return one && !another ? { headingId: one.id, ...(projectId === null && { projectId: one.projectId }) } : null;
}

type Under = (placed: Placed) => ReturnType<typeof placeUnder>;

/** What is done of the rest of a message, under the heading that it names; null where that is nothing that stands under one. */
export function underHeading(done: Outcome, same: readonly KnownHeading[], env: Environment): Outcome | null {
  const under: Under = (placed) => placeUnder(same, placed);
  const updates = done.actions.filter((action) => action.type === 'update');
  if (updates.length > 0) return updates.length === done.actions.length ? updated(done, updates, under, env) : null;
  // «добавь плитку» of one that there is asks for a day: the heading is what is to change.
  if (done.pending?.kind === 'due') return movedUnder(done.pending.ids, same, env);
  const made = done.actions.filter((action) => action.type === 'create');
  if (made.length < done.actions.length) return null;
  const drafts = [...made.map(({ draft }) => draft), ...draftsAsked(done.pending)];
  if (drafts.length === 0) return null;
  if (drafts.some((draft) => !under(draft))) return several(same, env);
  const put = (draft: Draft) => ({ ...draft, ...under(draft) });
  if (made.length > 0)
    return conclude(
      made.map(({ draft }) => ({ do: 'create', draft: put(draft) })),
      env,
    );
  return { ...done, pending: withDrafts(done.pending, put) };
}

const draftOf = (step: Step) => ('draft' in step ? step.draft : []);

/** The tasks that a question is about to make. */
function draftsAsked(pending: Pending | null): Draft[] {
  if (pending?.kind === 'title') return [pending.draft];
  if (pending?.kind === 'confirm') return pending.steps.flatMap(draftOf);
  return pending?.kind === 'card' ? pending.readings.flat().flatMap(draftOf) : [];
}

function withDrafts(pending: Pending | null, put: (draft: Draft) => Draft): Pending | null {
  const steps = (all: readonly Step[]) =>
    all.map((step) => ('draft' in step ? { ...step, draft: put(step.draft) } : step));
  if (pending?.kind === 'title') return { ...pending, draft: put(pending.draft) };
  if (pending?.kind === 'confirm') return { ...pending, steps: steps(pending.steps) };
  return pending?.kind === 'card' ? { ...pending, readings: pending.readings.map(steps) } : pending;
}

/** «перенеси плитку на завтра в раздел Кухня». */
function updated(
  done: Outcome,
  updates: readonly Extract<Action, { type: 'update' }>[],
  under: Under,
  env: Environment,
): Outcome | null {
  const actions = updates.flatMap((action) => {
    const { projectId = taskOf(env, action.id)?.projectId ?? null, newProject = null } = action.changes;
    const put = under({ projectId, newProject });
    return put
      ? { ...action, changes: { ...action.changes, ...put }, ...(action.said && { said: { ...action.said, ...put } }) }
      : [];
  });
  if (actions.length < updates.length) return null;
  const name = nameOf(actions[0]!.changes.headingId, env.view.headings ?? []) ?? '';
  return { ...done, actions, reply: `${done.reply} Раздел ${quote(name)}.` };
}
