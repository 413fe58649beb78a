import { useState } from 'react';
import { useMinute } from '#client/lib/clock.ts';
import { exchangeNow } from '#client/store/device.ts';
import { useDeviceState } from '#client/store/device-state.ts';
import { Button } from '#client/ui/button.tsx';
import { ago } from '#shared/russian/ago.ts';
import { texts } from './texts.ts';

const words = texts.kept;

const startWords = (starts: boolean) =>
  starts ? texts.starts.yes : isSecureContext ? texts.starts.no : texts.starts.insecure;

/** When this device last heard all that the server knows, and the way to ask now. */
export function KeptLine() {
  const { keeps, readAt, unsent, persists, starts } = useDeviceState((device) => device);
  const [pending, setPending] = useState(false);
  useMinute();
  const exchange = async () => {
    setPending(true);
    await exchangeNow();
    setPending(false);
  };
  const state = readAt === undefined ? words.exchanging : words.exchanged(ago(readAt, Date.now()));
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-small">{words.label}</p>
        <p className="text-small text-text-muted">{keeps === false ? words.impossible : state}</p>
        {starts !== undefined && <p className="text-small text-text-muted">{startWords(starts)}</p>}
        {unsent > 0 && <p className="text-small text-text-muted">{words.unsent(unsent)}</p>}
        {unsent > 0 && persists === false && <p className="text-small text-text-muted">{words.mayBeCleared}</p>}
      </div>
      {keeps && (
        <Button variant="secondary" size="small" pending={pending} onClick={() => void exchange()}>
          {words.exchange}
        </Button>
      )}
    </div>
  );
}
