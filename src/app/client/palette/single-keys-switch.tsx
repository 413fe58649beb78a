import { Switch } from '#client/ui/switch.tsx';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';
import { texts } from './texts.ts';

export function SingleKeysSwitch() {
  return (
    <Switch
      label={texts.singleKeys}
      hint={texts.singleKeysHint}
      checked={useSingleKeys()}
      onChange={({ target }) => setSingleKeys(target.checked)}
    />
  );
}
