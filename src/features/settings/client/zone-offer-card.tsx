import { Globe } from 'lucide-react';
import { browserZone } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { zoneName } from '../zones.ts';
import { useUpdateSettings } from './settings-changes.ts';
import { texts } from './texts.ts';

interface ZoneOfferCardProps {
  /** By which the account's days go. */
  zone: string;
  onLeave: () => void;
}

export function ZoneOfferCard({ zone, onLeave }: ZoneOfferCardProps) {
  const save = useUpdateSettings();
  const now = Date.now();
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
        <Button size="small" variant="quiet" onClick={onLeave}>
          {texts.zoneOffer.leave}
        </Button>
      </div>
    </section>
  );
}
