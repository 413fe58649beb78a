import { LogOut, Search, Settings } from 'lucide-react';
import { useLocation } from 'wouter';
import { openPalette } from '#client/lib/open-palette.ts';
import { openSettings } from '#client/lib/open-settings.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import type { User } from '#features/auth/contract.ts';
import { displayName, initials } from '#features/auth/rules.ts';
import { signOut } from '../device/sign-out.ts';
import { sections } from '../sections/sections.tsx';
import { texts } from '../texts.ts';

export function UserMenu({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const profile = sections.find(({ id }) => id === 'profile');
  const items: MenuItem[] = [
    ...(profile
      ? [{ id: 'profile', label: profile.label, icon: <profile.icon />, onSelect: () => navigate(profile.href) }]
      : []),
    { id: 'palette', label: texts.palette, icon: <Search />, onSelect: openPalette },
    { id: 'settings', label: texts.settings, icon: <Settings />, onSelect: () => openSettings() },
    {
      id: 'logout',
      label: texts.logout,
      icon: <LogOut />,
      separated: true,
      onSelect: () => void signOut(user),
    },
  ];
  return (
    <Menu
      label={texts.userMenu}
      items={items}
      header={<Account user={user} />}
      trigger={(props) => (
        <button
          type="button"
          aria-label={texts.userMenu}
          {...props}
          className="touch-target inline-flex rounded-full transition-opacity hover:opacity-85"
        >
          <Avatar src={user.avatar} initials={initials(user)} />
        </button>
      )}
    />
  );
}

function Account({ user }: { user: User }) {
  return (
    <div className="max-w-60">
      <p className="truncate font-medium">{displayName(user)}</p>
      <p className="truncate text-small text-text-muted">{user.email}</p>
    </div>
  );
}
