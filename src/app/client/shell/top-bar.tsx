import { Menu as MenuIcon } from 'lucide-react';
import { Link } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { useOpening } from '#client/ui/use-opening.ts';
import type { User } from '#features/auth/contract.ts';
import { NotificationBell } from '#features/notifications/client/notification-bell.tsx';
import { paths } from '#shared/paths.ts';
import type { Section } from '../sections/sections.tsx';
import { texts } from '../texts.ts';
import { BackButton } from './back-button.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const Drawer = lazyPart(() => import('#client/ui/drawer.tsx').then((module) => ({ default: module.Drawer })));

export function TopBar({ user, section }: { user: User; section: Section | undefined }) {
  return (
    <header className="sticky top-0 z-10 border-line border-b bg-canvas/90 backdrop-blur-md">
      <div className="mx-auto flex h-14 max-w-300 items-center gap-2 px-4 md:px-6">
        {section?.id !== 'dashboard' && <BackButton />}
        <SectionsDrawer section={section} />
        <Link
          href={paths.home}
          aria-label={texts.home}
          className="touch-target mr-auto inline-flex rounded-small md:mr-6"
        >
          <Wordmark />
        </Link>
        <div className="mr-auto hidden md:block">
          <Navigation current={section} layout="row" />
        </div>
        <NotificationBell />
        <ThemeToggle />
        <UserMenu user={user} />
      </div>
    </header>
  );
}

function SectionsDrawer({ section }: { section: Section | undefined }) {
  const { open, asked, show, change } = useOpening();
  return (
    <div className="-ml-2 md:hidden">
      <IconButton label={texts.openSections} aria-expanded={open} data-tour="tasks" onClick={show}>
        <MenuIcon aria-hidden />
      </IconButton>
      {asked && (
        <FloatingPart asked={asked}>
          <Drawer open={open} onOpenChange={change} title={texts.product} closeLabel={texts.close}>
            <Navigation current={section} layout="column" onNavigate={() => change(false)} />
          </Drawer>
        </FloatingPart>
      )}
    </div>
  );
}
