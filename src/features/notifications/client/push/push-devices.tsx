import { useMinute } from '#client/lib/clock.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { HttpError, NetworkError, serverMessage } from '#client/lib/http-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { toast } from '#client/ui/toast.ts';
import { ago } from '#shared/russian/ago.ts';
import type { Subscription } from '../../contract.ts';
import { usePushChance, usePushDevices, useTest, useTurnOff, useTurnOn } from './queries.ts';
import { texts } from './texts.ts';
import { NotPermitted } from './this-device.ts';

const reasonOf = (error: Error): string | undefined => {
  if (error instanceof NotPermitted) return texts.notPermitted;
  return error instanceof HttpError || error instanceof NetworkError ? serverMessage(error) : texts.serviceAway;
};

/** Which devices are sent notices, and the way to have this one be one of them. @param name what this device is to be called */
export function PushDevices({ name }: { name: () => string }) {
  const devices = usePushDevices();
  if (devices.isError)
    return (
      <ErrorState
        title={texts.loadFailed}
        retryLabel={texts.retry}
        onRetry={() => void devices.refetch()}
        pending={devices.isFetching}
      />
    );
  if (!devices.data) return <Skeleton className="h-14" />;
  return (
    <>
      {!devices.data.some(({ current }) => current) && <TurnOn name={name} />}
      {devices.data.length > 0 && (
        <ul aria-label={texts.list} className="divide-y divide-line">
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
    </>
  );
}

function TurnOn({ name }: { name: () => string }) {
  const chance = usePushChance().data;
  const turnOn = useTurnOn();
  const press = () =>
    turnOn.mutate(name(), {
      onSuccess: () => toast({ title: texts.turnedOn }),
      onError: (error) => tellFailure(error, texts.turnOnFailed, reasonOf(error)),
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-56 text-small text-text-muted">
        {chance === undefined || chance === 'possible' ? texts.text : texts.chance[chance]}
      </p>
      {chance === 'possible' && (
        <Button variant="secondary" pending={turnOn.isPending} onClick={press}>
          {texts.turnOn}
        </Button>
      )}
    </div>
  );
}

function DeviceRow({ device }: { device: Subscription }) {
  const { id, deviceName, createdAt, lastSentAt, current } = device;
  const [test, turnOff] = [useTest(), useTurnOff()];
  useMinute();
  const when = (instant: string) => ago(Date.parse(instant), Date.now());
  const onError = (error: Error) => tellFailure(error, texts.failed, serverMessage(error));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-small">
          {deviceName}
          {current && <Badge tone="accent">{texts.current}</Badge>}
        </p>
        <p className="text-small text-text-muted">
          {lastSentAt === null ? texts.since(when(createdAt)) : texts.lastSent(when(lastSentAt))}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.testOf(deviceName)}
          pending={test.isPending}
          onClick={() => test.mutate(id, { onSuccess: ({ sent }) => toast({ title: texts.sent[sent] }), onError })}
        >
          {texts.test}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.removeOf(deviceName)}
          pending={turnOff.isPending}
          onClick={() => turnOff.mutate(device, { onSuccess: () => toast({ title: texts.removed }), onError })}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
