import CalendarPage from '#features/calendar/client/calendar-page.tsx';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

export function CalendarSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  return (
    <CalendarPage
      onOpenTask={(id) => openDetail(id)}
      onCreateTask={(plannedDay) => openCreate({ defaults: { plannedDay } })}
    />
  );
}
