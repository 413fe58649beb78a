import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setTabTitle } from '#client/lib/tab-title.ts';
import { useUser } from '#features/auth/client/queries.ts';
import { useSettings } from '#features/settings/client/queries.ts';
import { type Rest, stageOf } from '../rest.ts';
import { clockFace } from '../timer.ts';
import { beginNext, tellOver } from './next-session.ts';
import { useActiveSession } from './queries.ts';
import { callOffRest, claimRest } from './resting.ts';
import { texts } from './texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Stands once in the window while one rests, on every page: begins the next session or says that the rest is over, or drops it where it is not wanted any more. */
export function RestKeeper({ rest }: { rest: Rest }) {
  const client = useQueryClient();
  const left = useSecondsUntil(rest.until);
  const session = useActiveSession();
  const user = useUser().data;
  const unwanted = useSettings().data?.autoNextSession === false && !rest.alone;
  const foreign = user !== undefined && user?.id !== rest.userId;
  const dropped = Boolean(session) || unwanted;
  useEffect(() => {
    if (foreign || stageOf(rest, Date.now()) === 'missed') claimRest(rest);
    else if (dropped) callOffRest(rest);
    else if (left > 0) return;
    else if (rest.offered) claimRest(rest);
    else if (rest.alone) tellOver(client, rest);
    else void beginNext(client, rest);
  }, [foreign, dropped, left, rest, client]);
  const title = rest.offered ? null : texts.rest.tab(clockFace(left));
  useEffect(() => setTabTitle(title), [title]);
  useEffect(() => () => setTabTitle(null), []);
  return null;
}
