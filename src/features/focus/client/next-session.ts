import type { QueryClient } from '@tanstack/react-query';
import { noticesOn, showNotice } from '#client/lib/system-notice.ts';
import { runChange } from '#client/store/kept-change.ts';
import { showAsPushed } from '#client/store/pushed-notice.ts';
import { toast } from '#client/ui/toast.ts';
import { TASKS_KEY } from '#features/tasks/cached-queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { FocusSession } from '../contract.ts';
import { restNotice } from '../notice/rest-notice.ts';
import { type Rest, stageOf } from '../rest.ts';
import { playChime } from './chime.ts';
import { discardSession } from './end-session.ts';
import { callOffRest, claimRest } from './resting.ts';
import { starting } from './session-changes.ts';
import { ACTIVE_KEY } from './session-keys.ts';
import { texts } from './texts.ts';

/** Milliseconds in which what began by itself can be called off by one press. */
const CALLED_OFF_WITHIN = 20_000;

/** Says in one window that a rest is over behind which nothing begins by itself. */
export function tellOver(client: QueryClient, rest: Rest): void {
  if (!claimRest(rest)) return;
  void noticeOver(rest);
  playChime();
  toast({
    title: texts.rest.over,
    description: texts.session.heading(rest.taskTitle),
    duration: CALLED_OFF_WITHIN,
    action: { label: texts.rest.again, onClick: () => void begin(client, rest) },
  });
}

/** Begins the session that follows on a rest, in one window alone; none on a task that is done by now. */
export async function beginNext(client: QueryClient, rest: Rest): Promise<void> {
  const isOver = stageOf(rest, Date.now()) !== 'resting';
  if (!(isOver ? claimRest : callOffRest)(rest)) return;
  if (isOver) void noticeOver(rest);
  await begin(client, rest);
}

/** In a window out of sight, where nobody sees what stands in it. */
async function noticeOver({ nextId, taskTitle }: Rest): Promise<void> {
  const notice = restNotice(nextId, taskTitle, Date.now());
  if (document.hidden && noticesOn() && !(await showAsPushed(notice))) showNotice(notice);
}

async function begin(client: QueryClient, rest: Rest): Promise<void> {
  const task = client.getQueryData<Task[]>(TASKS_KEY)?.find(({ id }) => id === rest.next.taskId);
  if (task && task.status !== 'active') return;
  const outcome = await runChange(client, starting(client), { input: rest.next, key: rest.nextId });
  if (outcome === 'refused') return;
  playChime();
  toast({
    title: texts.rest.begun,
    description: texts.session.heading(rest.taskTitle),
    duration: CALLED_OFF_WITHIN,
    action: {
      label: texts.rest.callOff,
      onClick: () => {
        const session = client.getQueryData<FocusSession | null>(ACTIVE_KEY);
        if (session?.id === rest.nextId) void discardSession(client, session);
      },
    },
  });
}
