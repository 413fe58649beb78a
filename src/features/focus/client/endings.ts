import { sharedState } from '#client/lib/shared-state.ts';

const REMEMBERED = 20;

/** Sessions that this browser has ended, oldest first: no window ends one again. */
const endings = sharedState<readonly string[]>('focus-ended', []);

/** Takes the end of a session upon this window; false where another window, or this one, already has. */
export function claimEnding(id: string): boolean {
  let claimed = false;
  endings.update((all) => {
    claimed = !all.includes(id);
    return claimed ? [...all, id].slice(-REMEMBERED) : all;
  });
  return claimed;
}

/** The server refused the end: the session goes on. */
export function releaseEnding(id: string): void {
  endings.update((all) => all.filter((other) => other !== id));
}

/** Whether this browser has ended a session. */
export const isEndedHere = (id: string): boolean => endings.get().includes(id);

/** True for a session that this browser has ended, whether or not the server knows it yet. */
export function useIsEnded(): (sessionId: string) => boolean {
  const all = endings.use();
  return (id) => all.includes(id);
}
