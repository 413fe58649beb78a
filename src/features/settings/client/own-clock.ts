import type { QueryClient } from '@tanstack/react-query';
import { ownClock, setOwnClock } from '#client/lib/clock.ts';
import type { Settings } from '../contract.ts';
import { SETTINGS_KEY } from '../settings-key.ts';
import { daysGoOtherwise } from './queries.ts';

/** Keeps this window's clock by the settings, as they come and as they change; what goes by days is then asked for again. */
export function keepOwnClock(client: QueryClient): void {
  const settings = () => client.getQueryData<Settings>(SETTINGS_KEY);
  const known = settings();
  if (known) setOwnClock(known);
  client.getQueryCache().subscribe(({ query }) => {
    const now = query.queryKey[0] === SETTINGS_KEY[0] ? settings() : undefined;
    if (!now || (now.zone === ownClock().zone && now.dayStart === ownClock().dayStart)) return;
    setOwnClock(now);
    daysGoOtherwise(client);
  });
}
