import { useNotices, wishForNotices } from '#client/lib/system-notice.ts';
import { Switch } from '#client/ui/switch.tsx';
import { texts } from './texts.ts';

/** Turns notices of the system on and off in this browser; where there can be none, it says why. */
export function SystemNoticeSwitch() {
  const { permission, on } = useNotices();
  const impossible = permission === 'default' || permission === 'granted' ? undefined : texts.system[permission];
  return (
    <Switch
      label={texts.system.label}
      hint={impossible ?? texts.system.hint}
      checked={on}
      disabled={impossible !== undefined}
      onChange={(event) => void wishForNotices(event.target.checked)}
    />
  );
}
