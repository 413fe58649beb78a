import { Suspense, useEffect, useState } from 'react';
import { useRequestedDraft } from '#client/lib/draft-request.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { onOpenSettings, openSettings } from '#client/lib/open-settings.ts';
import { PROMPT_DRAFT } from '#features/settings/client/prompt-draft.ts';
import { onTourReplay } from '#features/tour/client/tour-start.ts';

const SettingsWindow = lazyPart(() =>
  import('./settings-window.tsx').then((module) => ({ default: module.SettingsWindow })),
);

/** The dialog of the settings, wherever in the window it is asked for. */
export function SettingsHost() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onOpenSettings(() => {
        setWanted(true);
        setOpen(true);
      }),
    [],
  );
  useEffect(() => onTourReplay(() => setOpen(false)), []);
  useRequestedDraft(PROMPT_DRAFT, openSettings);
  if (!wanted) return null;
  return (
    <Suspense>
      <SettingsWindow open={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
