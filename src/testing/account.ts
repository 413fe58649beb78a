import type { Action, BesideTasks, TaskView, View } from '#features/assistant/engine/model.ts';
import { FRESH_TASK } from '#features/tasks/field-sets.ts';
import { planSaid } from '#features/tasks/planning.ts';

/** The id of the column whose tasks are done. */
const DONE = 'column-Готово';

/** An account in memory that carries out actions as the services do, and can undo the last message. */
export class Account {
  readonly view: View;
  private saved: string[] = [];
  private number = 0;
  private readonly now: number;

  constructor(now: number) {
    this.now = now;
    const tags = () => [...new Set(this.view.tasks.flatMap((task) => task.tags))];
    this.view = {
      get tags() {
        return tags().map((name) => ({ id: `tag-${name}`, name }));
      },
      tasks: [],
      projects: [],
      columns: ['Новые', 'В процессе', 'Готово'].map((name) => ({ id: `column-${name}`, name })),
      habits: [],
      focus: { todayMinutes: 0, weekMinutes: 0 },
      user: { firstName: null },
      settings: { tone: 'supportive', role: 'assistant', personality: 'friendly' },
    };
  }

  get tasks(): TaskView[] {
    return this.view.tasks as TaskView[];
  }

  project(name: string): string {
    const known = this.view.projects.find((project) => project.name === name);
    if (known) return known.id;
    const project = { id: `project-${name}`, name };
    this.view.projects = [...this.view.projects, project];
    return project.id;
  }

  add(fields: Partial<TaskView> & Pick<TaskView, 'title' | 'status'>): string {
    this.number++;
    const id = `task-${this.number}`;
    const completedAt = fields.status === 'completed' ? this.now : null;
    this.tasks.push({ ...FRESH_TASK, ...fields, id, createdAt: this.now + this.number, completedAt });
    return id;
  }

  private change(id: string, changes: Partial<TaskView>): string {
    const task = this.tasks.find((one) => one.id === id);
    if (!task) throw new Error(`no task ${id}`);
    Object.assign(task, planSaid(changes));
    if (changes.kanbanColumnId) task.status = changes.kanbanColumnId === DONE ? 'completed' : 'active';
    return id;
  }

  private perform(action: Action): string[] {
    switch (action.type) {
      case 'create_project':
        this.project(action.name);
        return [];
      case 'create':
      case 'report_completed': {
        const { newProject, ...fields } = action.draft;
        const projectId = newProject ? this.project(newProject) : fields.projectId;
        const done = action.type === 'report_completed' || fields.kanbanColumnId === DONE;
        return [this.add({ ...fields, projectId, status: done ? 'completed' : 'active' })];
      }
      case 'complete':
        return action.ids.map((id) => this.change(id, { status: 'completed' }));
      case 'drop':
        return action.ids.map((id) => this.change(id, { status: 'completed', outcome: 'dropped' }));
      case 'activate':
        return action.ids.map((id) => this.change(id, { status: 'active' }));
      case 'delete':
        for (const id of action.ids)
          this.tasks.splice(
            this.tasks.findIndex((task) => task.id === id),
            1,
          );
        return action.ids;
      case 'steps':
        return [this.change(action.id, {})];
      case 'update': {
        const { newProject, ...changes } = action.changes;
        return [this.change(action.id, { ...changes, ...(newProject && { projectId: this.project(newProject) }) })];
      }
    }
  }

  /** Carries out a whole message; answers the ids it touched. */
  act(actions: readonly Action[]): string[] {
    if (actions.length > 0) this.saved.push(JSON.stringify(this.view.tasks));
    return actions.flatMap((action) => this.perform(action));
  }

  /** Carries out what is done to no task: of that, tags that get another name. */
  actBeside(deed: BesideTasks): void {
    if (deed.kind !== 'rename tag') return;
    this.saved.push(JSON.stringify(this.view.tasks));
    const of = this.view.tags?.find(({ id }) => id === deed.id)?.name;
    for (const task of this.tasks) task.tags = [...new Set(task.tags.map((tag) => (tag === of ? deed.name : tag)))];
  }

  undo(): void {
    const before = this.saved.pop();
    if (before) this.tasks.splice(0, this.tasks.length, ...(JSON.parse(before) as TaskView[]));
  }
}
