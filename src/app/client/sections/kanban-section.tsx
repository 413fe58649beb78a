import { lazyPart } from '#client/lib/lazy-part.ts';
import { useQuickReader } from '#features/assistant/chat/client/use-quick-reader.ts';
import { useTaskMinutes } from '#features/focus/client/queries.ts';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

const KanbanPage = lazyPart(() => import('#features/kanban/client/kanban-page.tsx'));

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
