import { openSettings } from '#client/lib/open-settings.ts';
import { useDeviceState } from '#client/store/device-state.ts';
import { Button } from '#client/ui/button.tsx';
import { texts } from './texts.ts';

/** Says that the server refused changes which nobody was there to hear refused, until they are seen to. */
export function RefusedSign() {
  const refused = useDeviceState((device) => device.refused);
  return (
    <div
      role="status"
      className={refused > 0 ? 'mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-danger text-small' : 'sr-only'}
    >
      {refused > 0 && (
        <>
          {texts.refused.told(refused)}
          <Button size="small" variant="quiet" onClick={() => openSettings('app')}>
            {texts.refused.open}
          </Button>
        </>
      )}
    </div>
  );
}
