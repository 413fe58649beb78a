import { loadPart } from '#client/lib/lazy-part.ts';
import type { ChangeKind } from '#client/store/kept-change.ts';
import type { FocusSession, HeardSession } from '../contract.ts';
import { sessionChanged } from '../events.ts';
import { type UnsentSession, withUnsentRow, withUnsentSession } from '../unsent.ts';
import { isOver } from './is-over.ts';
import { ACTIVE_KEY, SESSIONS_KEY } from './session-keys.ts';
import { texts } from './texts.ts';

/** Beginning, pauses and end of the session that runs. */
export const sessionKind: ChangeKind<UnsentSession> = {
  kind: 'focus',
  keys: [ACTIVE_KEY, [SESSIONS_KEY]],
  inAnswer: (answer, change, [path]) =>
    path === ACTIVE_KEY[0] ? withUnsentSession(answer as FocusSession | null, change) : answer,
  // The history and its sums are made of the rows.
  inRows: (rows, change, rowsOf) =>
    rowsOf === 'focusSessions' ? withUnsentRow(rows as readonly FocusSession[], change) : rows,
  tells: () => sessionChanged,
  heard({ deed }, answer) {
    const session = answer as HeardSession | null | undefined;
    if (session?.overlapMinutes)
      void loadPart(() => import('./overlap/tell-overlap.ts')).then((part) => part.tellOverlap(deed, session));
  },
  isDone: isOver,
  failure: { title: texts.toast.error, text: texts.toast.changeFailed },
};
