import { openAssistant } from '#client/lib/open-assistant.ts';
import { openFocusStart } from '#client/lib/open-focus-start.ts';
import { CommandLine } from '#features/assistant/chat/client/command-line.tsx';
import DashboardPage from '#features/dashboard/client/dashboard-page.tsx';
import { useActiveSession } from '#features/focus/client/queries.ts';
import { useTaskDialogs } from './task-dialogs.tsx';

/** The section on which the app starts; it comes with the shell, or it would be one more round trip away. */
export function DashboardSection() {
  const { openDetail, openCreate } = useTaskDialogs();
  const session = useActiveSession();
  return (
    <DashboardPage
      onOpenTask={({ id }) => openDetail(id)}
      onCreateTask={() => openCreate()}
      commandLine={<CommandLine onSay={(say) => openAssistant({ say })} />}
      onStartFocus={() => openFocusStart()}
      focusActive={Boolean(session)}
    />
  );
}
