import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { onServerMessage } from '#client/lib/socket.ts';
import { noticesOn, showNotice } from '#client/lib/system-notice.ts';
import { setTabTitle } from '#client/lib/tab-title.ts';
import { useWakeLock } from '#client/lib/wake-lock.ts';
import { showAsPushed } from '#client/store/pushed-notice.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { toast } from '#client/ui/toast.ts';
import type { FocusSession } from '../contract.ts';
import { endNotice } from '../notice/end-notice.ts';
import { isNews } from '../rules.ts';
import { clockFace, faceSeconds, SAME_CLOCK, timedOf } from '../timer.ts';
import { playChime } from './chime.ts';
import { endSession, hearEnd } from './end-session.ts';
import { keepAwake } from './keep-awake.ts';
import { useActiveSession, useRest } from './queries.ts';
import { beginRest } from './resting.ts';
import { serverNow } from './session-clocks.ts';
import { texts } from './texts.ts';
import { readNow, useReading } from './use-timer-reading.ts';

const loadRest = () => import('./rest-keeper.tsx').then((module) => ({ default: module.RestKeeper }));
const RestKeeper = lazyPart(loadRest);

const ICONS = { idle: '/favicon.svg', running: '/favicon-focus.svg' } as const;

/** Stands once in the window, on every page: ends a session at zero and shows in the tab that one runs. */
export function SessionKeeper() {
  const session = useActiveSession();
  useUpdateToasts();
  useHeardEnd(session);
  const rest = useRest();
  return (
    <>
      {session && <Running key={session.id} session={session} />}
      {rest && (
        <FloatingPart>
          <RestKeeper rest={rest} />
        </FloatingPart>
      )}
    </>
  );
}

function Running({ session }: { session: FocusSession }) {
  const client = useQueryClient();
  const reading = useReading(session);
  const face = clockFace(faceSeconds(reading));
  const title = (reading.paused ? texts.tab.paused : texts.tab.running)(face, session.taskTitle);

  useEffect(() => setTabTitle(title), [title]);
  // What comes behind a session is there when it ends, with a network or without.
  useEffect(() => void loadRest().catch((error) => console.debug('not there at once', error)), []);
  useEffect(() => {
    setIcon(ICONS.running);
    return () => {
      setIcon(ICONS.idle);
      setTabTitle(null);
    };
  }, []);

  const isOver = reading.remaining === 0;
  useWakeLock(keepAwake.use().on && !reading.paused && !isOver);
  useEffect(() => {
    if (isOver) void complete();
    async function complete() {
      const seen = isNews(timedOf(session), serverNow(session.id));
      if ((await endSession(client, session, 'completed')) && seen) await announce(client, session);
    }
  }, [isOver, client, session]);
  return null;
}

async function announce(client: QueryClient, session: FocusSession): Promise<void> {
  playChime();
  beginRest(client, session);
  const notice = endNotice(session, Date.now());
  if (noticesOn() && !(await showAsPushed(notice))) showNotice(notice);
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

/** The server ends a session at its time, too: where its clock is a moment ahead, this window hears of the end from it. */
function useHeardEnd(session: FocusSession | null | undefined): void {
  const client = useQueryClient();
  const last = useRef<FocusSession>(undefined);
  useEffect(() => {
    const before = last.current;
    if (session !== undefined) last.current = session ?? undefined;
    if (session !== null || !before) return;
    const { remaining } = readNow(before);
    if (remaining !== null && remaining < SAME_CLOCK && hearEnd(client, before)) announce(client, before);
  }, [client, session]);
}
