import { useDeviceState } from '#client/store/device-state.ts';
import { Button } from '#client/ui/button.tsx';
import { texts } from './texts.ts';

/** Offers a new version of the app; this one goes on until it is taken. */
export function UpdateSign() {
  const takeUpdate = useDeviceState((device) => device.takeUpdate);
  return (
    <div
      role="status"
      className={takeUpdate ? 'mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted' : 'sr-only'}
    >
      {takeUpdate && (
        <>
          {texts.update.text}
          <Button size="small" variant="quiet" onClick={takeUpdate}>
            {texts.update.take}
          </Button>
        </>
      )}
    </div>
  );
}
