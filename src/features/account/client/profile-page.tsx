import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import type { User } from '#features/auth/contract.ts';
import { texts } from '../texts.ts';

const ProfileTab = lazyPart(() => import('./profile-tab.tsx').then((module) => ({ default: module.ProfileTab })));
const SecurityTab = lazyPart(() => import('./security-tab.tsx').then((module) => ({ default: module.SecurityTab })));

const TABS = ['profile', 'settings', 'security'] as const;
type TabName = (typeof TABS)[number];

interface ProfilePageProps {
  /** The form of the settings: it belongs to slices of its own. */
  settings: ReactNode;
}

/** The account's own page: who one is, how the product behaves, who may get in. */
export default function ProfilePage({ settings }: ProfilePageProps) {
  const { data: user } = useUser();
  const [tab, setTab] = useTab();
  if (!user) return null;
  const panels: Record<TabName, (user: User) => ReactNode> = {
    profile: (owner) => <ProfileTab user={owner} />,
    settings: () => settings,
    security: (owner) => <SecurityTab user={owner} />,
  };
  return (
    <div className="mx-auto max-w-180">
      <h1 className="mb-4 font-semibold text-title">{texts.title}</h1>
      <Tabs
        label={texts.tabs}
        value={tab}
        onValueChange={setTab}
        tabs={TABS.map((name) => ({
          value: name,
          label: texts.tab[name],
          panel: () => <Part placeholder={<PanelSkeleton />}>{panels[name](user)}</Part>,
        }))}
      />
    </div>
  );
}

/** The chosen tab stands in the address, so that a reload keeps it and a link can lead to it. */
function useTab(): [TabName, (tab: TabName) => void] {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'profile';
  const choose = (next: TabName) => {
    if (next === 'profile') search.delete('tab');
    else search.set('tab', next);
    const query = search.toString();
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
  return [tab, choose];
}

function PanelSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
