import { createContext, use } from 'react';
import type { Named } from '#features/auth/rules.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { PhoneHabit, PhoneTask } from '../rules.ts';

/** A list that may still be on its way. */
export interface Loadable<T> {
  data: readonly T[] | undefined;
  failed: boolean;
  retry: () => void;
}

export type PhoneSettings = Pick<Settings, 'aiTone' | 'ttsVoice' | 'enableTTS'>;

/** Everything that the phone shows and does: of the real account, or of an example that only this page knows. */
export interface PhoneAccount {
  user: Named & { avatar: string | null };
  isSample: boolean;
  tasks: Loadable<PhoneTask>;
  setCompleted: (task: PhoneTask, completed: boolean) => void;
  habits: Loadable<PhoneHabit>;
  toggleHabit: (habit: PhoneHabit) => void;
  /** Minutes of the sessions that ended today. */
  focusMinutes: number;
  lastMessage: string | undefined;
  settings: PhoneSettings | undefined;
  saveSettings: (change: Partial<PhoneSettings>) => void;
  signOut: () => void;
  /** What only a signed-in user can do; a visitor is asked to sign in. */
  createTask: () => void;
  openChat: () => void;
  /** Starts a session of so many minutes, of a task where one is named. */
  startFocus: (minutes: number, task?: PhoneTask) => void;
}

export const PhoneAccountContext = createContext<PhoneAccount | undefined>(undefined);

/** The account on the phone's screen. */
export function usePhoneAccount(): PhoneAccount {
  const account = use(PhoneAccountContext);
  if (!account) throw new Error('PhoneAccountContext is missing');
  return account;
}
