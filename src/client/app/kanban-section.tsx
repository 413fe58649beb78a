import { lazy } from 'react';
import { useTaskDialogs } from './task-dialogs.tsx';

const KanbanPage = lazy(() => import('#features/kanban/client/kanban-page.tsx'));

export function KanbanSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  return <KanbanPage onOpenTask={({ id }) => openDetail(id)} onCreateTask={openCreate} />;
}
