import { sharedState } from '#client/lib/shared-state.ts';

/** The end of a session as this browser decided it. */
export interface Ending {
  sessionId: string;
  status: 'completed' | 'interrupted';
  actualDurationMinutes: number;
  /** Epoch milliseconds on the server's clock. */
  endedAt: number;
  /** It is not to be counted: what the journal calls the act that takes it away. */
  discardedAs?: string;
}

/** Ends by session, oldest first; `sent` ones stay a while, so that no window ends the session again. */
type Kept = Ending & { sent: boolean };

const REMEMBERED = 20;

const endings = sharedState<readonly Kept[]>('focus-endings', []);

/** Takes the end of a session upon this window; false where another window, or this one, already has. */
export function claimEnding(ending: Ending): boolean {
  let claimed = false;
  endings.update((all) => {
    claimed = all.every(({ sessionId }) => sessionId !== ending.sessionId);
    return claimed ? [...all, { ...ending, sent: false }].slice(-REMEMBERED) : all;
  });
  return claimed;
}

/** The server knows of the end. */
export function settleEnding(id: string): void {
  endings.update((all) => all.map((ending) => (ending.sessionId === id ? { ...ending, sent: true } : ending)));
}

/** The server refused the end: the session goes on. */
export function releaseEnding(id: string): void {
  endings.update((all) => all.filter(({ sessionId }) => sessionId !== id));
}

/** Ends that wait for the network. */
export const unsentEndings = (): readonly Ending[] => endings.get().filter(({ sent }) => !sent);

export const useUnsentEndings = (): readonly Ending[] => endings.use().filter(({ sent }) => !sent);

/** True for a session that this browser has ended, whether or not the server knows it yet. */
export function useIsEnded(): (sessionId: string) => boolean {
  const all = endings.use();
  return (id) => all.some(({ sessionId }) => sessionId === id);
}
