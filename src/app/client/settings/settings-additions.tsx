import { deviceName } from '#features/account/client/device-list.ts';
import { readUserAgent } from '#features/account/user-agent.ts';
import { ClearMemory } from '#features/assistant/chat/client/clear-memory.tsx';
import { EngineLine } from '#features/assistant/privacy/client/engine-line.tsx';
import { PrivacyLine } from '#features/assistant/privacy/client/privacy-line.tsx';
import { speak } from '#features/assistant/voice/client/speak.ts';
import { FeedCard } from '#features/calendar/client/feed-card.tsx';
import { SourcesCard } from '#features/calendar/client/sources-card.tsx';
import { KeepAwakeSwitch } from '#features/focus/client/keep-awake-switch.tsx';
import { PushDevices } from '#features/notifications/client/push/push-devices.tsx';
import { SystemNoticeSwitch } from '#features/notifications/client/system-notice-switch.tsx';
import { LettersPart } from '#features/notifications/letters/client/letters-part.tsx';
import type { SettingsSlots } from '#features/settings/client/settings-slots.ts';
import { TourAgain } from '#features/tour/client/tour-again.tsx';
import { InstallLine } from '../device/lines/install-line.tsx';
import { KeptLine } from '../device/lines/kept-line.tsx';
import { RefusedChanges } from '../device/lines/refused-changes.tsx';
import { SingleKeysSwitch } from '../palette/single-keys-switch.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What this device is called where it stands among others. */
const thisDevice = () => deviceName(readUserAgent(navigator.userAgent));

/** What later slices and the app itself add to the settings, in the dialog and on the profile page alike. */
export const settingsAdditions: SettingsSlots = {
  onListen: speak,
  engine: <EngineLine />,
  memory: <ClearMemory />,
  unsaved: <RefusedChanges />,
  systemNotices: <SystemNoticeSwitch />,
  push: <PushDevices name={thisDevice} />,
  letters: <LettersPart />,
  calendar: (
    <>
      <SourcesCard />
      <FeedCard />
    </>
  ),
  device: (
    <>
      <InstallLine />
      <KeptLine />
      <KeepAwakeSwitch />
      <SingleKeysSwitch />
    </>
  ),
  theme: <ThemeChoice />,
  tourAgain: <TourAgain />,
  privacy: <PrivacyLine />,
};
