import { useQuickReader } from '#features/assistant/chat/client/use-quick-reader.ts';
import { useTaskMinutes } from '#features/focus/client/ended-queries.ts';
import KanbanPage from '#features/kanban/client/kanban-page.tsx';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

export function KanbanSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  return (
    <KanbanPage
      onOpenTask={({ id }) => openDetail(id)}
      onCreateTask={openCreate}
      taskMinutes={useTaskMinutes()}
      quickReader={useQuickReader()}
    />
  );
}
