import type { Environment } from '../engine/environment.ts';
import type { Step } from '../engine/model.ts';
import type { Deed } from './grammar/claims.ts';

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
    return step.ids.map((id) => ({ kind: step.do, titles: [titleOf(id), ...also] }));
  });
}
