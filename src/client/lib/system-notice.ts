import { useSyncExternalStore } from 'react';
import { sharedState } from './shared-state.ts';

/** What the browser says about notices outside its window. */
export type NoticePermission = NotificationPermission | 'insecure' | 'unsupported';

/** Chrome on Android has the constructor and refuses it: there only a service worker may show notices. */
const isAndroid = () => /Android/.test(navigator.userAgent);

/** `insecure` on plain http, where every browser withholds them; `unsupported` where there are none at all. */
export function noticePermission(): NoticePermission {
  if (!isSecureContext) return 'insecure';
  return 'Notification' in globalThis && !isAndroid() ? Notification.permission : 'unsupported';
}

/** The user's own answer, kept in this browser: null until asked. */
const wanted = sharedState<{ wanted: boolean } | null>('system-notices', null);
const listeners = new Set<() => void>();

/** Asks the user; to be called while a press is being answered. */
export async function askNoticePermission(): Promise<NoticePermission> {
  if (noticePermission() === 'default') await Notification.requestPermission();
  lookAgain();
  return noticePermission();
}

/** What the browser said last. To ask it is to wait for another of its processes, which no drawing may. */
let known: NoticePermission | undefined;

function lookAgain(): void {
  known = noticePermission();
  for (const listener of listeners) listener();
}

/** Says whether notices are wished for, and asks the browser for its permission where that takes one. */
export async function wishForNotices(wish: boolean): Promise<void> {
  wanted.update(() => ({ wanted: wish }));
  if (wish) await askNoticePermission();
}

/** True where notices are permitted and not switched off. */
export const noticesOn = (): boolean => noticePermission() === 'granted' && wanted.get()?.wanted !== false;

export interface Notices {
  permission: NoticePermission;
  on: boolean;
  /** False once the user has said yes or no. */
  undecided: boolean;
}

/** The state of the notices, also when another part of the page or another window changes it. */
export function useNotices(): Notices {
  const permission = useSyncExternalStore(subscribe, () => (known ??= noticePermission()));
  const wish = wanted.use()?.wanted;
  const undecided = permission === 'default' && wish === undefined;
  return { permission, on: permission === 'granted' && wish !== false, undecided };
}

function subscribe(listener: () => void): () => void {
  // A permission changes in the browser's own settings, too; coming back from there is the time to look.
  if (listeners.size === 0) window.addEventListener('focus', lookAgain);
  listeners.add(listener);
  lookAgain();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('focus', lookAgain);
  };
}

export interface SystemNotice {
  title: string;
  body: string;
  /** One of the same tag replaces the one before, in whichever window. */
  tag: string;
  /** What a press on it does, once its window stands in front. */
  onOpen?: () => void;
}

/** Shows a notice of the system where it is permitted and not switched off. */
export function showNotice({ title, body, tag, onOpen }: SystemNotice): void {
  if (!noticesOn()) return;
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon.svg', lang: 'ru' });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onOpen?.();
    };
  } catch (error) {
    console.debug('notice', error);
  }
}
