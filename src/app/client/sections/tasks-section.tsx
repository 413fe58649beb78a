import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Part } from '#client/ui/part.tsx';
import { useQuickReader } from '#features/assistant/chat/client/use-quick-reader.ts';
import { useTaskMinutes } from '#features/focus/client/ended-queries.ts';
import type { BoardProps } from '#features/kanban/client/board-actions.ts';
import { BoardSkeleton } from '#features/kanban/client/board-skeleton.tsx';
import type { OpenTask } from '#features/tasks/client/task-list-tab.tsx';
import TasksPage from '#features/tasks/client/tasks-page.tsx';
import { paths } from '#shared/paths.ts';
import { SampleHost } from '../hosts/sample-host.tsx';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

const Board = lazyPart(() => import('#features/kanban/client/board.tsx').then((module) => ({ default: module.Board })));

export function TasksSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  const [, navigate] = useLocation();
  const quickReader = useQuickReader();
  // The same from one drawing to the next: rows are drawn anew with what they do.
  const open = useCallback<OpenTask>(({ id }, editing) => openDetail(id, editing), [openDetail]);
  return (
    <TasksPage
      onOpenTask={open}
      onCreateTask={openCreate}
      quickReader={quickReader}
      notice={<SampleHost />}
      onCreateProject={() => navigate(paths.projects)}
      board={(ofProject) => (
        <Part placeholder={<BoardSkeleton />}>
          <BoardTab quickReader={quickReader} ofProject={ofProject} />
        </Part>
      )}
    />
  );
}

function BoardTab(props: Pick<BoardProps, 'quickReader' | 'ofProject'>) {
  const { openDetail, openCreate } = useTaskDialogs();
  return (
    <Board
      onOpenTask={({ id }) => openDetail(id)}
      onCreateTask={openCreate}
      taskMinutes={useTaskMinutes()}
      {...props}
    />
  );
}
