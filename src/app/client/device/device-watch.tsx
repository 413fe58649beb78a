import { useDeferredValue, useEffect } from 'react';
import { showAppBadge } from '#client/lib/app-badge.ts';
import { ownClock, useDay, useOwnClock } from '#client/lib/clock.ts';
import { mayOffer, UNUSED, usedOn } from '#client/lib/install-offer.ts';
import { sharedState } from '#client/lib/shared-state.ts';
import { toast } from '#client/ui/toast.ts';
import { useUser } from '#features/auth/client/queries.ts';
import { workload } from '#features/dashboard/rules.ts';
import { renew } from '#features/notifications/client/push/this-device.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { livedDay } from '#shared/day.ts';
import { texts } from './lines/texts.ts';
import { useInstallWay } from './use-install-way.ts';

const use = sharedState('days-of-use', UNUSED);
/** Milliseconds: longer than a remark, since it is made once in a month. */
const OFFER_STAYS = 20_000;

/** What the product does for its place on a device: the number on its icon, and the offer to install it. */
export function DeviceWatch() {
  useDueBadge();
  useInstallOffer();
  usePushRenewal();
  return null;
}

/** The number on the icon is that of the dashboard: what is due today, or was before. */
function useDueBadge(): void {
  const tasks = useDeferredValue(useTasks().data);
  const clock = useOwnClock();
  const today = useDay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day, another number
  useEffect(() => {
    if (tasks) showAppBadge(workload(tasks, Date.now(), clock).due);
  }, [tasks, clock, today]);
}

/** Counts the days on which somebody looks at the page, and makes the offer while they do: not to an empty room at midnight. */
function useInstallOffer(): void {
  const { way, install } = useInstallWay();
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      const today = livedDay(Date.now(), ownClock());
      const known = use.update((kept) => usedOn(kept, today));
      if ((way !== 'prompt' && way !== 'share-sheet') || !mayOffer(known, today)) return;
      use.update((kept) => ({ ...kept, offered: today }));
      const later = { label: texts.later, onClick: () => {} };
      toast({
        title: texts.offer,
        description: texts.ways[way],
        duration: OFFER_STAYS,
        action: install ? [{ label: texts.action, onClick: install }, later] : later,
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [way, install]);
}

/** The session of now is the one with which this device is sent notices. */
function usePushRenewal(): void {
  const userId = useUser().data?.id;
  useEffect(() => {
    if (userId !== undefined) renew(userId).catch((error) => console.debug('push', error));
  }, [userId]);
}
