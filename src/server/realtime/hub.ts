import { CLOSE_UNAUTHORIZED, type ServerMessage } from '#shared/realtime.ts';
import { restWhenLong } from '../event-loop.ts';
import { linesByKey } from '../lines.ts';

/** One open tab that has proved whose it is. */
export interface Member {
  userId: string;
  sessionId: string;
  clientId: string | undefined;
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Hub {
  join(member: Member): void;
  leave(member: Member): void;
  /** Whether anybody would hear of what this tab does. */
  hasOthers(userId: string, clientId?: string): boolean;
  /** To every tab of the user but the one that caused it. */
  send(userId: string, message: ServerMessage, exceptClientId?: string): Promise<void>;
  /** Ending a session closes its sockets. */
  endSession(userId: string, sessionId: string): void;
  closeAll(): void;
}

const GOING_AWAY = 1001;

/** Open tabs by user, in this process. */
export function createHub(): Hub {
  const users = new Map<string, Set<Member>>();
  const tabsOf = (userId: string) => users.get(userId) ?? new Set<Member>();
  const inOrder = linesByKey(Number.POSITIVE_INFINITY, () => new Error('a line without an end is never full'));
  return {
    join(member) {
      users.set(member.userId, tabsOf(member.userId).add(member));
    },
    leave(member) {
      const tabs = tabsOf(member.userId);
      tabs.delete(member);
      if (tabs.size === 0) users.delete(member.userId);
    },
    hasOthers: (userId, clientId) =>
      tabsOf(userId)
        .values()
        .some((tab) => !clientId || tab.clientId !== clientId),
    send: (userId, message, exceptClientId) =>
      inOrder(userId, async () => {
        const text = JSON.stringify(message);
        for (const tab of [...tabsOf(userId)]) {
          if (exceptClientId && tab.clientId === exceptClientId) continue;
          await restWhenLong();
          tab.send(text);
        }
      }),
    endSession(userId, sessionId) {
      for (const tab of tabsOf(userId)) if (tab.sessionId === sessionId) tab.close(CLOSE_UNAUTHORIZED, 'session ended');
    },
    closeAll() {
      for (const tabs of users.values()) for (const tab of tabs) tab.close(GOING_AWAY, 'server stops');
    },
  };
}
