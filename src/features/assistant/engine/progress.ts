import { counted } from '#shared/russian/plural.ts';
import type { Finding } from './acting.ts';
import { outcome } from './concluding.ts';
import type { Deed } from './deeds.ts';
import { drafted, newDraft } from './drafts.ts';
import { type Environment, tasksOf } from './environment.ts';
import type { Draft, Outcome, Pending, Step } from './model.ts';
import { noneReply } from './replies.ts';
import { finished } from './titles.ts';
import { quote } from './wording.ts';

export interface Progress {
  steps: Step[];
  recent: readonly string[];
  /** Drafts of this message that «её» may mean. */
  drafts: Extract<Step, { draft: Draft }>[];
  problem: Outcome | null;
  undo: boolean;
  kept: boolean;
  note: string;
  ignored: Outcome | null;
  unsaid: Outcome | null;
  /** A project that was named and does not exist: its creation is asked for. */
  unknownProject: string | null;
}

/** A later clause about a task that the same message creates. */
function applyToDrafts(progress: Progress, finding: Extract<Finding, { kind: 'unsaid' }>, env: Environment): boolean {
  if (progress.drafts.length === 0) return false;
  for (const step of progress.drafts) {
    if (finding.deed === 'complete') step.do = 'report';
    else if (finding.deed === 'delete') progress.steps = progress.steps.filter((one) => one !== step);
    else if (finding.deed === 'update') step.draft = drafted(step.draft, finding.plan ?? {}, env.clock);
  }
  return true;
}

const ASK_ABOUT: Record<Deed, string> = {
  create: 'Как назвать задачу?',
  report: 'Какую задачу записать выполненной?',
  complete: 'Какую задачу отметить выполненной?',
  activate: 'Какую задачу вернуть в работу?',
  delete: 'Какую задачу удалить?',
  update: 'Какую задачу изменить и как? Например: «перенеси отчёт на пятницу».',
};

function notFound(finding: Extract<Finding, { kind: 'none' }>, env: Environment): Outcome {
  const { deed, said, near, instead } = finding;
  if (instead)
    return outcome(`${noneReply(deed, said, near, env, false)} Добавить задачу ${quote(instead.title)}?`, {
      pending: { kind: 'confirm', steps: [{ do: 'create', draft: instead }] },
    });
  const offers = said !== '' && deed === 'complete' && near.length === 0 && said.length < 200;
  const pending: Pending | null = offers
    ? { kind: 'confirm', steps: [{ do: 'report', draft: newDraft(finished(said)) }] }
    : null;
  return outcome(noneReply(deed, said, near, env, offers), { pending });
}

export function accept(progress: Progress, finding: Finding, env: Environment, alone: boolean): void {
  switch (finding.kind) {
    case 'undo':
      progress.undo = true;
      return;
    case 'kept':
      progress.kept = true;
      return;
    case 'unsaid':
      if (applyToDrafts(progress, finding, env)) return;
      progress.unsaid ??= unsaidOutcome(finding, progress);
      return;
    case 'none':
      if (finding.statement && !alone) progress.ignored ??= notFound(finding, env);
      else progress.problem ??= notFound(finding, env);
      return;
    case 'unsure':
      if (!alone) return;
      progress.problem ??= confirmOutcome(finding.steps, env);
      return;
    case 'steps':
      acceptSteps(progress, finding);
      return;
    case 'cancelled':
      if (alone) progress.problem ??= cancelledOutcome(finding.ids, env);
      return;
    case 'known-project':
      progress.problem ??= outcome(`Проект ${quote(finding.name)} уже есть.`);
  }
}

function cancelledOutcome(ids: string[], env: Environment): Outcome {
  const titles = tasksOf(env, ids).map(({ title }) => title);
  return outcome(`Удалить задачу ${titles.map(quote).join(', ')}?`, {
    pending: { kind: 'confirm', steps: [{ do: 'delete', ids }] },
  });
}

function unsaidOutcome(finding: Extract<Finding, { kind: 'unsaid' }>, progress: Progress): Outcome {
  const empty = finding.deed === 'update' && Object.keys(finding.plan ?? {}).length === 0;
  const ids = finding.ids ?? [...progress.recent];
  if (empty && ids.length > 0) return outcome('На когда перенести?', { pending: { kind: 'due', ids } });
  const { deed } = finding;
  const asks = deed === 'complete' || deed === 'activate' || deed === 'delete';
  return outcome(ASK_ABOUT[deed], asks ? { pending: { kind: 'which', deed } } : {});
}

/** More are told of as a number. */
const NAMED = 5;

function confirmOutcome(steps: Step[], env: Environment): Outcome {
  const ids = steps.flatMap((step) => ('ids' in step ? step.ids : []));
  const titles = tasksOf(env, ids).map(({ title }) => title);
  const named = titles.map(quote).join(', ');
  const many = titles.length > NAMED ? counted(titles.length, ['задачу', 'задачи', 'задач']) : `задачи ${named}`;
  const what = titles.length === 1 ? `выполненной задачу ${named}` : `выполненными ${many}`;
  return outcome(`Отметить ${what}?`, { pending: { kind: 'confirm', steps } });
}

function inProject(step: Step, name: string): Step {
  if ('draft' in step) return { ...step, draft: { ...step.draft, newProject: name } };
  return step.do === 'update' ? { ...step, plan: { ...step.plan, newProject: name } } : step;
}

function acceptSteps(progress: Progress, finding: Extract<Finding, { kind: 'steps' }>): void {
  const name = finding.unknownProject;
  const steps = name ? finding.steps.map((step) => inProject(step, name)) : finding.steps;
  if (name) progress.unknownProject = name;
  progress.steps.push(...steps);
  progress.note ||= finding.note ?? '';
  progress.drafts = steps.filter((step): step is Extract<Step, { draft: Draft }> => 'draft' in step);
  const ids = steps.flatMap((step) => ('ids' in step ? step.ids : []));
  if (ids.length > 0) progress.recent = ids;
}
