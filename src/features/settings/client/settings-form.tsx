import { useState } from 'react';
import type { SettingsTab } from '#client/lib/open-settings.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { AppSettings } from './app-settings.tsx';
import { AssistantSettings } from './assistant-settings.tsx';
import { useSettings } from './queries.ts';
import { useUpdateSettings } from './settings-changes.ts';
import type { SettingsSlots } from './settings-slots.ts';
import { texts } from './texts.ts';

/** All settings of the account, each saved as it is changed; stands on a page or in a dialog. */
export function SettingsForm({ firstTab = 'assistant', slots }: { firstTab?: SettingsTab; slots: SettingsSlots }) {
  const { data: settings, isError, isFetching, refetch } = useSettings();
  const save = useUpdateSettings();
  const [tab, setTab] = useState(firstTab);
  if (!settings) {
    if (!isError) return <SettingsSkeleton />;
    return (
      <ErrorState
        title={texts.loadFailed}
        retryLabel={texts.retry}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  const props = { settings, save, slots };
  return (
    <Tabs
      label={texts.tabs}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'assistant', label: texts.assistantTab, panel: () => <AssistantSettings {...props} /> },
        { value: 'app', label: texts.appTab, panel: () => <AppSettings {...props} /> },
      ]}
    />
  );
}

function SettingsSkeleton() {
  return (
    <div className="flex flex-col gap-4 pt-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-20" />
      <Skeleton className="h-32" />
      <Skeleton className="h-20" />
    </div>
  );
}
