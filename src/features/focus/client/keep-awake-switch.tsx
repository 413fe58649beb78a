import { canKeepAwake } from '#client/lib/wake-lock.ts';
import { Switch } from '#client/ui/switch.tsx';
import { keepAwake } from './keep-awake.ts';
import { texts } from './texts.ts';

/** Keeps the screen of this device on during a session; where that cannot be, it says why. */
export function KeepAwakeSwitch() {
  const { on } = keepAwake.use();
  const possible = canKeepAwake();
  const { label, hint, impossible, insecure } = texts.keepAwake;
  return (
    <Switch
      label={label}
      hint={possible ? hint : isSecureContext ? impossible : insecure}
      checked={possible && on}
      disabled={!possible}
      onChange={({ target }) => keepAwake.update(() => ({ on: target.checked }))}
    />
  );
}
