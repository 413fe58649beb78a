import { Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { confirm } from '#client/ui/confirm.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Device } from '../contract.ts';
import { deviceList, deviceName } from './device-list.ts';
import { lastSeen } from './last-seen.ts';
import { useDevices, useEndDevices } from './queries.ts';
import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';

const words = texts.devices;
const ICONS: Record<Device['kind'], LucideIcon> = { computer: Laptop, phone: Smartphone, tablet: Tablet };

/** Where the account is signed in, and the way out of each. */
export function DevicesCard() {
  const devices = useDevices();
  return (
    <SectionCard title={words.title} text={words.text}>
      {devices.data ? (
        <DeviceList devices={devices.data} />
      ) : devices.error ? (
        <ErrorState
          title={words.loadFailed}
          text={words.loadFailedText}
          retryLabel={texts.retry}
          onRetry={() => void devices.refetch()}
          pending={devices.isFetching}
        />
      ) : (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-14" />
        </div>
      )}
    </SectionCard>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const [all, setAll] = useState(false);
  const end = useEndDevices();
  const { rows, others, hidden } = deviceList(devices, all);

  const endOne = (which: Device | 'others', told: string) =>
    end.mutate(which, {
      onSuccess: () => toast({ title: told }),
      onError: (error) => tellFailure(error, words.failed, serverMessage(error)),
    });
  const endOthers = async () => {
    const question = { title: words.endOthersTitle, text: words.endOthersText(others), actionLabel: words.end };
    if (await confirm({ ...question, cancelLabel: texts.cancel })) endOne('others', words.othersEnded);
  };

  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => endOne(device, words.ended)} />
        ))}
      </ul>
      {(others > 0 || hidden > 0) && (
        <div className="flex flex-wrap gap-2">
          {others > 0 && (
            <Button variant="secondary" onClick={() => void endOthers()}>
              {words.endOthers}
            </Button>
          )}
          {hidden > 0 && (
            <Button variant="quiet" onClick={() => setAll(true)}>
              {words.showAll(devices.length)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const Icon = ICONS[device.kind];
  const name = deviceName(device);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {device.current && <Badge tone="accent">{words.current}</Badge>}
        </p>
        <p className="break-words text-small text-text-muted">
          {device.ipAddress && <span>{device.ipAddress} · </span>}
          {words.lastSeen(lastSeen(device))}
        </p>
      </div>
      {!device.current && (
        <Button variant="quiet" size="small" aria-label={words.endOf(name)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
