import { Globe } from 'lucide-react';
import { useState } from 'react';
import { browserZone } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { isElsewhere, zoneName } from '../zones.ts';
import { useSettings, useUpdateSettings } from './queries.ts';
import { texts } from './texts.ts';

/** Where it is kept that somebody in one zone keeps the days of another. */
const KEPT = 'takt.zone-kept';

/** Offers the zone of this device where the account's days go by that of another place. */
export function ZoneOffer() {
  const zone = useSettings().data?.zone;
  const save = useUpdateSettings();
  const [kept, setKept] = useState(() => localStorage.getItem(KEPT));
  const now = Date.now();
  const pair = `${zone} ${browserZone}`;
  if (!zone || kept === pair || !isElsewhere(browserZone, zone, now)) return null;
  const leave = () => {
    localStorage.setItem(KEPT, pair);
    setKept(pair);
  };
  return (
    <section
      aria-label={texts.zoneOffer.label}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface-raised p-4"
    >
      <Globe aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-64">{texts.zoneOffer.text(zoneName(browserZone, now), zoneName(zone, now))}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => save.mutate({ zone: browserZone })}>
          {texts.zoneOffer.take}
        </Button>
        <Button size="small" variant="quiet" onClick={leave}>
          {texts.zoneOffer.leave}
        </Button>
      </div>
    </section>
  );
}
