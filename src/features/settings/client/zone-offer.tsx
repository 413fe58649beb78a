import { useState } from 'react';
import { browserZone } from '#client/lib/clock.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { isElsewhere } from '../zones.ts';
import { useSettings } from './queries.ts';

const ZoneOfferCard = lazyPart(() =>
  import('./zone-offer-card.tsx').then((module) => ({ default: module.ZoneOfferCard })),
);

/** Where it is kept that somebody in one zone keeps the days of another. */
const KEPT = 'takt.zone-kept';

/** Offers the zone of this device where the account's days go by that of another place. */
export function ZoneOffer() {
  const zone = useSettings().data?.zone;
  const [kept, setKept] = useState(() => localStorage.getItem(KEPT));
  const pair = `${zone} ${browserZone}`;
  if (!zone || kept === pair || !isElsewhere(browserZone, zone, Date.now())) return null;
  const leave = () => {
    localStorage.setItem(KEPT, pair);
    setKept(pair);
  };
  return (
    <FloatingPart>
      <ZoneOfferCard zone={zone} onLeave={leave} />
    </FloatingPart>
  );
}
