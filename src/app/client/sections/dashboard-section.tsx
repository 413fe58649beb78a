import { lazyPart } from '#client/lib/lazy-part.ts';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { openFocusStart } from '#client/lib/open-focus-start.ts';
import { CalmPart } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CommandLine } from '#features/assistant/chat/client/command-line.tsx';
import DashboardPage from '#features/dashboard/client/dashboard-page.tsx';
import { useActiveSession } from '#features/focus/client/queries.ts';
import { SampleHost } from '../hosts/sample-host.tsx';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

const TodayHabitsCard = lazyPart(() =>
  import('#features/habits/client/today/today-habits.tsx').then((module) => ({ default: module.TodayHabitsCard })),
);

/** The section on which the app starts; it comes with the shell, or it would be one more round trip away. */
export function DashboardSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  const session = useActiveSession();
  return (
    <DashboardPage
      onOpenTask={({ id }) => openDetail(id)}
      onCreateTask={() => openCreate()}
      commandLine={
        <>
          <CommandLine onSay={(say) => openAssistant({ say })} />
          <SampleHost />
        </>
      }
      habits={
        <CalmPart placeholder={<Skeleton className="h-64 rounded-card" />}>
          <TodayHabitsCard />
        </CalmPart>
      }
      onStartFocus={openFocusStart}
      focusActive={Boolean(session)}
    />
  );
}
