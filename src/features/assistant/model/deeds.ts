import { OWN_FIELDS } from '#features/tasks/field-sets.ts';
import { pick } from '#shared/fields.ts';
import type { Environment } from '../engine/environment.ts';
import type { Step } from '../engine/model.ts';
import type { CountTold, Deed } from './grammar/claims.ts';
import { COUNTED } from './task-fields.ts';

/** What steps do, one deed a task, under every name that words about it may use. */
export function deedsOf(steps: readonly Step[], { view }: Environment): Deed[] {
  const titleOf = (id: string) => view.tasks.find((task) => task.id === id)?.title ?? '';
  return steps.flatMap((step): Deed[] => {
    if (step.do === 'project') return [{ kind: 'project', titles: [step.name] }];
    if ('draft' in step) {
      const { title, newProject } = step.draft;
      return [{ kind: step.do, titles: [title, ...(newProject ? [newProject] : [])] }];
    }
    const fresh = step.do === 'update' ? [step.plan.title, step.plan.newProject] : [];
    const also = fresh.filter((name) => name !== undefined && name !== null);
    // No model closes a task undone: that is offered by the engine alone.
    const kind = step.do === 'drop' ? 'complete' : step.do;
    return step.ids.map((id) => ({ kind, titles: [titleOf(id), ...also] }));
  });
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
};

/** Names of which words about steps may speak besides titles: of places, and whatever the steps' tasks say in their fields or are to say. */
export function namesBeside(steps: readonly Step[], { view }: Environment): string[] {
  const places = [...view.projects, ...view.columns].map(({ name }) => name);
  const said = steps.flatMap((step) => {
    if ('draft' in step) return textsIn(step.draft);
    if (step.do === 'project') return [];
    const of = view.tasks.filter(({ id }) => step.ids.includes(id));
    return [
      ...('plan' in step ? textsIn(step.plan) : []),
      ...of.flatMap((task) =>
        textsIn(
          pick(
            task,
            OWN_FIELDS.filter((field) => field !== 'title'),
          ),
        ),
      ),
    ];
  });
  return [...places, ...said];
}

/** The numbers that words about steps may name, of each field that is one. */
export const countsBeside = (steps: readonly Step[], { view }: Environment): CountTold[] =>
  COUNTED.map(({ field, counting }) => {
    const values: unknown[] = steps.flatMap((step) => {
      if ('draft' in step) return [step.draft[field]];
      if (step.do === 'update') return [(step.plan as Partial<Record<typeof field, unknown>>)[field]];
      return 'ids' in step ? view.tasks.filter(({ id }) => step.ids.includes(id)).map((task) => task[field]) : [];
    });
    return { counting, values: values.filter((value) => typeof value === 'number') };
  });
