import { CloudOff } from 'lucide-react';
import { useDeviceState } from '#client/store/device-state.ts';
import { isAway } from './away-shown.ts';
import { texts } from './texts.ts';

/** Says that the network is away, where what is shown comes from this device, or that this device keeps nothing. */
export function NetworkSign() {
  const words = useDeviceState((device) =>
    isAway(device) ? texts.noNetwork : device.keeps === false ? texts.unkept : undefined,
  );
  const unsent = useDeviceState((device) => device.unsent);
  return (
    <p className={words ? 'mb-4 flex items-center gap-2 text-small text-text-muted' : 'sr-only'}>
      {words && <CloudOff aria-hidden className="size-4 shrink-0" />}
      <span role="status">{words}</span>
      {/* Not said aloud at every change. */}
      {words && unsent > 0 && <span>{texts.unsent(unsent)}</span>}
    </p>
  );
}
