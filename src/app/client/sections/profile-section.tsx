import { lazyPart } from '#client/lib/lazy-part.ts';
import { Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import ProfilePage from '#features/account/client/profile-page.tsx';

const SettingsPanel = lazyPart(() =>
  import('../settings/settings-panel.tsx').then((module) => ({ default: module.SettingsPanel })),
);

export function ProfileSection() {
  return (
    <ProfilePage
      settings={
        <Part placeholder={<Skeleton className="h-80 rounded-card" />}>
          <SettingsPanel />
        </Part>
      }
    />
  );
}
