import { lazy } from 'react';
import { useTaskDialogs } from './task-dialogs.tsx';

const DashboardPage = lazy(() => import('#features/dashboard/client/dashboard-page.tsx'));

export function DashboardSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  return <DashboardPage onOpenTask={({ id }) => openDetail(id)} onCreateTask={() => openCreate()} />;
}
