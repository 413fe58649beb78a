import { CloudOff } from 'lucide-react';
import { useDeviceState } from '#client/store/device-state.ts';
import { isAway } from './away-shown.ts';
import { texts } from './texts.ts';

/** Says that the network is away, where what is shown comes from this device. */
export function NetworkSign() {
  const shown = isAway(useDeviceState());
  return (
    <p role="status" className={shown ? 'mb-4 flex items-center gap-2 text-small text-text-muted' : 'sr-only'}>
      {shown && (
        <>
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {texts.noNetwork}
        </>
      )}
    </p>
  );
}
