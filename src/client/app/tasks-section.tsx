import { lazy } from 'react';
import { useTaskDialogs } from './task-dialogs.tsx';

const TasksPage = lazy(() => import('#features/tasks/client/tasks-page.tsx'));

export function TasksSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  return <TasksPage onOpenTask={({ id }, editing) => openDetail(id, editing)} onCreateTask={openCreate} />;
}
