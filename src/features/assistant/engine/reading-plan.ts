import { NO_PLAN } from '#features/tasks/planning.ts';
import { fold } from '#shared/russian/text.ts';
import type { Intent, Meant } from '#understanding/model.ts';
import { conclude } from './concluding.ts';
import { type Environment, taskOf } from './environment.ts';
import type { Missing } from './missing.ts';
import type { Outcome, Step } from './model.ts';
import { changing, changingOneOf } from './moving-plans.ts';
import { IT } from './named-tasks.ts';
import { remindersPut } from './reminder-field.ts';
import { changePlanOf, draftOf } from './task-fields.ts';

/** What a reading comes to: what to do, or what stands in the way. */
export interface Plan {
  steps: Step[];
  unknown: Missing | null;
  /** What is told to be done and is none of the tasks. */
  unlisted: Step[];
  /** Tasks of which it was not said what to change. */
  unsaid: string[];
  sure: boolean;
}

const idsOf = (meant: Meant): { ids: string[]; candidates?: string[] } =>
  meant.kind === 'one of' ? { ids: [], candidates: meant.ids } : { ids: meant.kind === 'these' ? meant.ids : [] };

/** «отметь её выполненной», where none was spoken of. */
const pointsOnly = (intent: Intent) => intent.act === 'report' && IT.test(fold(intent.task.title));

/** To bring back what is put off to no day takes it out of there. */
function broughtBack({ ids, candidates }: ReturnType<typeof idsOf>, env: Environment): Step[] {
  const isPutOff = (id: string) => taskOf(env, id)?.status === 'active' && taskOf(env, id)?.someday === true;
  if (candidates?.every(isPutOff)) return [{ do: 'update', ids, candidates, plan: NO_PLAN }];
  const [putOff, ended] = [ids.filter(isPutOff), ids.filter((id) => !isPutOff(id))];
  return [
    ...(putOff.length > 0 ? [{ do: 'update' as const, ids: putOff, plan: NO_PLAN }] : []),
    ...(ended.length > 0 || candidates
      ? [{ do: 'activate' as const, ids: ended, ...(candidates && { candidates }) }]
      : []),
  ];
}

function addIntent(plan: Plan, intent: Intent, place: number, env: Environment): void {
  if (pointsOnly(intent)) {
    plan.unknown ??= { said: '', place, deed: 'complete', change: {}, described: false };
    return;
  }
  switch (intent.act) {
    case 'create':
    case 'report':
      plan.steps.push({ do: intent.act, draft: draftOf(intent.task) });
      return;
    case 'project':
      plan.steps.push({ do: 'project', name: intent.name });
      return;
    case 'answer':
    case 'undo':
    case 'none':
      return;
  }
  const { meant } = intent;
  const change =
    intent.act === 'update' ? { ...changePlanOf(intent.change), ...remindersPut(intent.reminds ?? []) } : {};
  if (meant.kind === 'unknown') {
    const { said, described = false } = meant;
    if ('unlisted' in intent && intent.unlisted) plan.unlisted.push({ do: 'report', draft: draftOf(intent.unlisted) });
    plan.unknown ??= { said, place, deed: intent.act, change, described };
    return;
  }
  if (meant.kind === 'these' && !meant.sure) plan.sure = false;
  if (intent.act === 'activate') plan.steps.push(...broughtBack(idsOf(meant), env));
  else if (intent.act !== 'update') plan.steps.push({ do: intent.act, ...idsOf(meant) });
  else if (Object.keys(change).length > 0)
    plan.steps.push(
      ...(meant.kind === 'one of' ? [changingOneOf(meant.ids, change, env)] : changing(meant.ids, change, env)),
    );
  else if (!intent.reminds) plan.unsaid.push(...(meant.kind === 'these' ? meant.ids : []));
}

export function planFor({ intents }: { intents: readonly Intent[] }, env: Environment): Plan {
  const plan: Plan = { steps: [], unknown: null, unlisted: [], unsaid: [], sure: true };
  for (const [at, intent] of intents.filter(isNamed).entries()) addIntent(plan, intent, at + 1, env);
  return plan;
}

/** What these intents come to by themselves; null where they name nothing that could be done. */
export function outcomeOf(intents: readonly Intent[], env: Environment): Outcome | null {
  const plan = planFor({ intents }, env);
  return isWhole(plan) ? conclude(plan.steps, env) : null;
}

export const isWhole = (plan: Plan) => plan.steps.length > 0 && !plan.unknown && plan.unsaid.length === 0;

/** What is missing has a name, and the rest can be done. */
export const isNearlyWhole = ({ steps, unknown, unsaid }: Plan) =>
  steps.length > 0 && Boolean(unknown?.said) && unsaid.length === 0;

export const isNamed = ({ act }: Intent) => act !== 'none';
