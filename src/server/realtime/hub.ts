import { CLOSE_UNAUTHORIZED, type ServerMessage } from '#shared/realtime.ts';
import { restWhenLong } from '../event-loop.ts';
import type { Instances } from '../instances/instances.ts';
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
  /** Whether anybody might hear of what this tab does. */
  hasOthers(userId: string, clientId?: string): boolean;
  /** To every tab of the user but the one that caused it. */
  send(userId: string, message: ServerMessage, exceptClientId?: string): Promise<void>;
  /** Ending a session closes its sockets. */
  endSession(userId: string, sessionId: string): void;
  /** Closes every socket of an account. */
  endAll(userId: string): void;
  /** Does what another instance told. */
  hear(text: string): Promise<void>;
  /** The accounts that have a tab open here. */
  users(): string[];
  /** To every tab of the user here. */
  sendHere(userId: string, message: ServerMessage): Promise<void>;
  closeAll(): void;
}

const GOING_AWAY = 1001;

/** What one instance has another one do; names are short because there are many. */
type Told = { to: string; text: string; but?: string | undefined } | { to: string; end: string | null };

/** Open tabs by user, in this process; what is sent to a user's tabs also reaches those of the other instances. */
export function createHub(instances: Instances | null = null): Hub {
  const users = new Map<string, Set<Member>>();
  const tabsOf = (userId: string) => users.get(userId) ?? new Set<Member>();
  const inOrder = linesByKey(Number.POSITIVE_INFINITY, () => new Error('a line without an end is never full'));
  const tell = (told: Told) => instances?.tell(JSON.stringify(told));

  const deliver = (userId: string, text: string, exceptClientId?: string): Promise<void> =>
    inOrder(userId, async () => {
      for (const tab of [...tabsOf(userId)]) {
        if (exceptClientId && tab.clientId === exceptClientId) continue;
        await restWhenLong();
        tab.send(text);
      }
    });

  /** @param sessionId null for every session of the account */
  function end(userId: string, sessionId: string | null): void {
    for (const tab of tabsOf(userId))
      if (sessionId === null || tab.sessionId === sessionId) tab.close(CLOSE_UNAUTHORIZED, 'session ended');
  }

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
      instances !== null ||
      tabsOf(userId)
        .values()
        .some((tab) => !clientId || tab.clientId !== clientId),
    send(userId, message, exceptClientId) {
      const text = JSON.stringify(message);
      tell({ to: userId, text, but: exceptClientId });
      return deliver(userId, text, exceptClientId);
    },
    sendHere: (userId, message) => deliver(userId, JSON.stringify(message)),
    endSession(userId, sessionId) {
      tell({ to: userId, end: sessionId });
      end(userId, sessionId);
    },
    endAll(userId) {
      tell({ to: userId, end: null });
      end(userId, null);
    },
    users: () => [...users.keys()],
    async hear(text) {
      const told = JSON.parse(text) as Told;
      if ('end' in told) end(told.to, told.end);
      else await deliver(told.to, told.text, told.but);
    },
    closeAll() {
      for (const tabs of users.values()) for (const tab of tabs) tab.close(GOING_AWAY, 'server stops');
    },
  };
}
