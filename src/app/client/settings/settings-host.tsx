import { useEffect, useState } from 'react';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { onCloseSettings, onOpenSettings, openSettings, type SettingsTab } from '#client/lib/open-settings.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { useOpening } from '#client/ui/use-opening.ts';
import { PROMPT_DRAFT } from '#features/settings/client/prompt-draft.ts';
import { onTourReplay } from '#features/tour/client/tour-start.ts';

const SettingsWindow = lazyPart(() =>
  import('./settings-window.tsx').then((module) => ({ default: module.SettingsWindow })),
);

/** The dialog of the settings, wherever in the window it is asked for. */
export function SettingsHost() {
  const { open, asked, show, change } = useOpening();
  const [tab, setTab] = useState<SettingsTab>('assistant');
  useEffect(
    () =>
      onOpenSettings((wanted) => {
        setTab(wanted);
        show();
      }),
    [show],
  );
  useEffect(() => onCloseSettings(() => change(false)), [change]);
  useEffect(() => onTourReplay(() => change(false)), [change]);
  useRequestedDraft(PROMPT_DRAFT, () => openSettings());
  if (!asked) return null;
  return (
    <FloatingPart asked={asked}>
      <SettingsWindow firstTab={tab} open={open} onOpenChange={change} />
    </FloatingPart>
  );
}
