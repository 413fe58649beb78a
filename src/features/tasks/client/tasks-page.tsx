import { FolderPlus, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { tagCounts } from '#features/tags/rules.ts';
import { projectOf } from '../filter.ts';
import type { QuickReader } from '../quick-task.ts';
import type { CreateTaskOptions } from './dialogs/create-task-dialog.tsx';
import { useTasks } from './queries.ts';
import { TaskListMenu } from './task-list-menu.tsx';
import { type OpenTask, TaskListTab } from './task-list-tab.tsx';
import { texts } from './texts.ts';
import { useListState } from './use-list-state.ts';

const TagsDialog = lazyPart(() =>
  import('#features/tags/client/tags-dialog.tsx').then((module) => ({ default: module.TagsDialog })),
);

/** On a phone signs alone, which stand in one line with the tabs. */
const NARROW = 'max-sm:size-11 max-sm:gap-0 max-sm:p-0';

interface TasksPageProps {
  onOpenTask: OpenTask;
  onCreateTask: (options?: CreateTaskOptions) => void;
  /** Jumps to the projects; the button is hidden where there is nowhere to jump to. */
  onCreateProject?: () => void;
  /** Draws the board of the second tab, of the project that the list shows; without it there are no tabs. */
  board?: (ofProject: { id: string; onShowAll: () => void } | undefined) => ReactNode;
  /** Reads more in the quick-add line than its signs. */
  quickReader?: QuickReader;
  /** Stands between the title and the tasks. */
  notice?: ReactNode;
}

export default function TasksPage(props: TasksPageProps) {
  const { onOpenTask, onCreateTask, onCreateProject, board } = props;
  const tasks = useTasks();
  const choices = useListState();
  const projectId = projectOf(choices.filter);
  const ofProject = projectId ? { id: projectId, onShowAll: () => choices.change({ project: undefined }) } : undefined;
  const create = () => onCreateTask(projectId ? { defaults: { projectId } } : undefined);
  const [managing, setManaging] = useState<{ open: boolean } | null>(null);
  const quickAdd = useRef<HTMLInputElement>(null);

  const list = () => (
    <div className="mx-auto max-w-288">
      <TaskListTab
        tasks={tasks}
        quickAdd={quickAdd}
        quickReader={props.quickReader}
        onOpenTask={onOpenTask}
        onCreateTask={onCreateTask}
        choices={choices}
      />
    </div>
  );
  return (
    <div className="flex flex-col">
      <header className="relative mx-auto flex w-full max-w-288 flex-wrap items-center gap-x-4 gap-y-3 max-sm:h-0 sm:mb-5">
        {/* The bar below says where one is. */}
        <h1 className="mr-auto font-semibold text-title max-sm:sr-only">{texts.list.title}</h1>
        <div className="flex items-center gap-1 max-sm:absolute max-sm:top-0 max-sm:right-0 sm:gap-2">
          {onCreateProject && (
            <Button variant="secondary" className={NARROW} onClick={onCreateProject}>
              <FolderPlus aria-hidden strokeWidth={1.75} />
              <span className="max-sm:sr-only">{texts.list.createProject}</span>
            </Button>
          )}
          <Button className={NARROW} onClick={create}>
            <Plus aria-hidden strokeWidth={1.75} />
            <span className="max-sm:sr-only">{texts.list.create}</span>
          </Button>
          <TaskListMenu tasks={tasks.data ?? []} onManageTags={() => setManaging({ open: true })} />
        </div>
      </header>
      {managing && (
        <FloatingPart asked={managing}>
          <TagsDialog
            open={managing.open}
            onOpenChange={(open) => setManaging({ open })}
            counts={tagCounts(tasks.data ?? [])}
            onShow={choices.showTag}
          />
        </FloatingPart>
      )}
      {props.notice && (
        <div className="mx-auto mb-5 w-full max-w-288 empty:hidden max-sm:order-first">{props.notice}</div>
      )}
      {board ? (
        <Tabs
          label={texts.list.tabs}
          value={choices.tab}
          onValueChange={choices.setTab}
          tabs={[
            { value: 'list', label: texts.list.list, panel: list },
            { value: 'board', label: texts.list.board, panel: () => board(ofProject) },
          ]}
        />
      ) : (
        list()
      )}
    </div>
  );
}
