import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onServerMessage } from '#client/lib/socket.ts';
import { showNotice } from '#client/lib/system-notice.ts';
import { setTabTitle } from '#client/lib/tab-title.ts';
import { toast } from '#client/ui/toast.ts';
import type { FocusSession } from '../contract.ts';
import { endSeen } from '../rules.ts';
import { clockFace, faceSeconds } from '../timer.ts';
import { playChime } from './chime.ts';
import { endSession, sendEnding } from './end-session.ts';
import { unsentEndings, useUnsentEndings } from './endings.ts';
import { ACTIVE_KEY, useActiveSession } from './queries.ts';
import { texts } from './texts.ts';
import { useReading } from './use-timer-reading.ts';

const RETRY = 10_000;
const ICONS = { idle: '/favicon.svg', running: '/favicon-focus.svg' } as const;

/** Stands once in the window, on every page: ends a session at zero and shows in the tab that one runs. */
export function SessionKeeper() {
  const session = useActiveSession();
  useUpdateToasts();
  useLateEndings();
  return session ? <Running key={session.id} session={session} /> : null;
}

function Running({ session }: { session: FocusSession }) {
  const client = useQueryClient();
  const reading = useReading(session);
  const face = clockFace(faceSeconds(reading));
  const title = (reading.paused ? texts.tab.paused : texts.tab.running)(face, session.taskTitle);

  useEffect(() => setTabTitle(title), [title]);
  useEffect(() => {
    setIcon(ICONS.running);
    return () => {
      setIcon(ICONS.idle);
      setTabTitle(null);
    };
  }, []);

  const isOver = reading.remaining === 0;
  useEffect(() => {
    if (isOver) void complete();
    async function complete() {
      const running = { startedAt: Date.parse(session.startTime), plannedMinutes: session.durationMinutes };
      const end = endSeen(running, Date.now());
      if (end === 'forgotten') return client.invalidateQueries({ queryKey: ACTIVE_KEY });
      if ((await endSession(client, session, 'completed')) && end === 'news') announce(session);
    }
  }, [isOver, client, session]);
  return null;
}

function announce({ id, taskTitle }: FocusSession): void {
  playChime();
  showNotice({ title: texts.toast.endedTitle, body: taskTitle ?? texts.toast.endedText, tag: id });
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
}

/** Another window, or another device, began or ended a session. */
function useUpdateToasts(): void {
  useEffect(
    () =>
      onServerMessage('focus-session-update', () =>
        toast({ title: texts.toast.updateTitle, description: texts.toast.updateText }),
      ),
    [],
  );
}

/** Sends what waits for the network: when it returns, and now and then, since browsers do not always notice. */
function useLateEndings(): void {
  const client = useQueryClient();
  const waiting = useUnsentEndings().length > 0;
  useEffect(() => {
    if (!waiting) return;
    const send = () => {
      for (const ending of unsentEndings()) void sendEnding(client, ending);
    };
    const timer = setInterval(send, RETRY);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [client, waiting]);
}
