import type { QueryClient } from '@tanstack/react-query';
import { ownClock } from '#client/lib/clock.ts';
import { newId } from '#client/lib/new-id.ts';
import { randomId } from '#client/lib/random-id.ts';
import type { Outgoing } from '#client/store/unsent.ts';
import { endCall, standCall } from '#features/focus/client/running-changes.ts';
import { startCall } from '#features/focus/client/session-changes.ts';
import { changeCall, markCall } from '#features/habits/client/habit-changes.ts';
import { restCall, toldRest } from '#features/habits/client/pause-changes.ts';
import { livedDay } from '#shared/day.ts';
import type { BesideTasks } from '../../../engine/model.ts';
import { type HabitSayings, type HabitWas, habitsDone } from '../../local-habits.ts';
import { type SessionSayings, sessionDone } from '../../local-sessions.ts';
import type { LocalAccount } from './local-account.ts';

/** What a message did beside the tasks: the calls that have the server do the same, and what is to be remembered of it. */
export interface DoneBeside {
  calls: readonly Outgoing[];
  habits: readonly HabitWas[];
}

export const NOTHING_BESIDE: DoneBeside = { calls: [], habits: [] };

/**
 * Does what a message commands beside tasks over what the device keeps; null of what only the server does.
 * @param entry what the journal calls it
 */
export function besideHere(
  client: QueryClient,
  deed: BesideTasks,
  { account, now, entry }: { account: LocalAccount; now: number; entry: string },
): DoneBeside | null {
  const calls: Outgoing[] = [];
  const sayOf =
    (kind: string) =>
    <C extends Omit<Outgoing, 'kind' | 'key'>>(call: C): C['change'] => {
      calls.push({ kind, key: randomId(), ...call });
      return call.change;
    };
  const [sendSession, sendHabit] = [sayOf('focus'), sayOf('habits')];
  const ofSessions: SessionSayings = {
    start: (input) => sendSession(startCall(client, { input, key: newId() })),
    stand: (session, pauses) => sendSession(standCall({ session, pauses })),
    end: (session, status) => sendSession(endCall(session, status)),
  };
  const ofHabits: HabitSayings = {
    mark: ({ id }, mark) => sendHabit({ ...markCall(client, id, mark), entry }),
    rest: (rests) => sendHabit({ ...restCall(toldRest(client, rests, 'paused')), entry }),
    remind: ({ id }, change) => sendHabit({ ...changeCall(client, { id, change }), entry }),
  };
  switch (deed.kind) {
    case 'start session':
    case 'pause session':
    case 'resume session':
    case 'end session':
      sessionDone(deed, account.session, { now, sayings: ofSessions });
      return { calls, habits: [] };
    case 'mark habit':
    case 'rest habits':
    case 'end rest of habits':
    case 'remind of habit': {
      const habits = habitsDone(deed, account.habits, { today: livedDay(now, ownClock()), sayings: ofHabits });
      return { calls, habits };
    }
    default:
      return null;
  }
}
