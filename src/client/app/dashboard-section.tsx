import { lazy } from 'react';
import { openFocusStart } from '#client/lib/open-focus-start.ts';
import { useActiveSession } from '#features/focus/client/queries.ts';
import { useTaskDialogs } from './task-dialogs.tsx';

const DashboardPage = lazy(() => import('#features/dashboard/client/dashboard-page.tsx'));

export function DashboardSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  const session = useActiveSession();
  return (
    <DashboardPage
      onOpenTask={({ id }) => openDetail(id)}
      onCreateTask={() => openCreate()}
      onStartFocus={() => openFocusStart()}
      focusActive={Boolean(session)}
    />
  );
}
